import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()
const b64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url')

/** CBOR (RFC 8949) of what an attestation is made of: small numbers, texts, bytes and maps. */
function cbor(value: unknown): Buffer {
  const head = (kind: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(kind << 5) | n])
      : n < 256
        ? Buffer.from([(kind << 5) | 24, n])
        : Buffer.from([(kind << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([k, v]) => [cbor(k), cbor(v)])])
}

type Lies = {
  origen?: string
  rpId?: string
  verificada?: boolean
  contador?: number
  tipo?: string
  clave?: Device['privada']
}
type Device = { privada: ReturnType<typeof generateKeyPairSync>['privateKey'] }

/**
 * A device that makes one passkey and signs with it, as WebAuthn Level 3 says (§6.1, §6.5.1, §7), and lies where it is told
 * to. Written beside the library that the product checks with, not with it.
 */
export function llaveDePrueba(origen: string) {
  const { privateKey: privada, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const rpId = new URL(origen).hostname
  let contador = 0
  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lies.origen ?? origen, crossOrigin: false }))
  const authData = (flags: number, lies: Lies) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(lies.contador ?? contador)
    const verified = lies.verificada === false ? 0 : 0b100
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([flags | 1 | verified]), count])
  }
  const common = { id: b64(id), rawId: b64(id), type: 'public-key' as const, clientExtensionResults: {} }
  return {
    id: common.id,
    /** Answer to a request for a new passkey. */
    create(challenge: string, lies: Lies = {}) {
      const cose = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([authData(0b0100_0000, lies), Buffer.alloc(16), length, id, cose])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: b64(clientData(lies.tipo ?? 'webauthn.create', challenge, lies)),
          attestationObject: b64(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** Signs a challenge; each time it counts one more. */
    sign(challenge: string, lies: Lies = {}) {
      contador++
      const client = clientData(lies.tipo ?? 'webauthn.get', challenge, lies)
      const data = authData(0, lies)
      return {
        ...common,
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(data),
          signature: b64(sign('sha256', Buffer.concat([data, sha256(client)]), lies.clave ?? privada)),
        },
      }
    },
    privada,
  }
}
