import { z } from 'zod'

/** What a browser answers for a passkey (WebAuthn Level 3, §5.10): bytes as base64url. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)
const credencial = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  /** Nothing of it is asked for. */
  clientExtensionResults: z.unknown().transform(() => ({})),
}
export const altaDeLlave = z
  .object({
    ...credencial,
    response: z.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(32_000),
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  })
  .meta({ id: 'AltaDeLlave' })
export type AltaDeLlave = z.infer<typeof altaDeLlave>
export const firmaDeLlave = z
  .object({
    ...credencial,
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(8000),
      signature: bytes(8000),
      userHandle: bytes(200).nullish(),
    }),
  })
  .meta({ id: 'FirmaDeLlave' })
export type FirmaDeLlave = z.infer<typeof firmaDeLlave>
/** As the browser hands it over. */
export type FirmaDeNavegador = z.input<typeof firmaDeLlave>

export const largoDeNombreDeLlave = 60
export const llave = z
  .object({
    id: z.string(),
    nombre: z.string(),
    creadaEn: z.string(),
    usadaEn: z.string().nullable(),
  })
  .meta({ id: 'Llave' })
export type Llave = z.infer<typeof llave>
export const llavesRespuesta = z
  .object({
    /** False where no browser would make one: Valija needs a name of its own with https. */
    disponibles: z.boolean(),
    llaves: z.array(llave),
  })
  .meta({ id: 'Llaves' })
export type Llaves = z.infer<typeof llavesRespuesta>
/** What the browser hands to the device, as it is. */
export const retoDeLlave = z.looseObject({ challenge: z.string() }).meta({ id: 'RetoDeLlave' })
export const retoDeRegistro = z
  .looseObject({
    challenge: z.string(),
    rp: z.object({ name: z.string(), id: z.string().optional() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  })
  .meta({ id: 'RetoDeRegistro' })
/** Who is there, before what guards the account changes: the password, or a passkey that its owner unlocks. */
export const pruebaDeDueno = z
  .object({ contrasena: z.string().max(1000).optional(), llave: firmaDeLlave.optional() })
  .refine(({ contrasena, llave }) => contrasena !== undefined || llave !== undefined)
  .meta({ id: 'PruebaDeDueno' })
/** As a screen sends it. */
export type PruebaDeDueno = { contrasena: string } | { llave: FirmaDeNavegador }
export const agregarLlaveEntrada = z
  .object({ nombre: z.string().trim().min(1).max(largoDeNombreDeLlave), respuesta: altaDeLlave })
  .meta({ id: 'AgregarLlave' })
export const entrarConLlaveEntrada = z.object({ respuesta: firmaDeLlave }).meta({ id: 'EntrarConLlave' })
