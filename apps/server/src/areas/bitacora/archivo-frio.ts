import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Campos, Sello } from './sello.ts'

/** A seal with the fields of its rows, in the order of their digests: one line of a file, JSON, bytes in hexadecimal. */
export type SelloFrio = Sello & { sello: Buffer; filas: Campos[] }

const bytes = ['previo', 'huellas', 'sello'] as const
const toLine = (sello: SelloFrio): string =>
  `${JSON.stringify({ ...sello, ...Object.fromEntries(bytes.map((b) => [b, sello[b].toString('hex')])) })}\n`

function fromLine(line: string): SelloFrio {
  const read = JSON.parse(line) as Omit<SelloFrio, (typeof bytes)[number]> &
    Record<(typeof bytes)[number], string>
  const [previo, huellas, sello] = [read.previo, read.huellas, read.sello].map((hex) =>
    Buffer.from(hex, 'hex'),
  )
  return {
    ...read,
    previo: previo ?? Buffer.alloc(0),
    huellas: huellas ?? Buffer.alloc(0),
    sello: sello ?? Buffer.alloc(0),
  }
}

/** Written whole, on the disk, before it has its name; an earlier one that was not finished is written over. */
export async function writeFrio(file: string, sellos: AsyncIterable<SelloFrio>): Promise<void> {
  const parcial = `${file}.parcial`
  const lines = async function* () {
    for await (const sello of sellos) yield toLine(sello)
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(parcial, { mode: 0o600 }))
  const handle = await open(parcial)
  await handle.sync()
  await handle.close()
  await rename(parcial, file)
  const dir = await open(path.dirname(file))
  await dir.sync()
  await dir.close()
}

/** SHA-256 of a file's bytes, in hexadecimal. Throws where it cannot be read. */
export async function huellaDeArchivo(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

export async function* readFrio(file: string): AsyncGenerator<SelloFrio> {
  const source = createReadStream(file)
  const plain = source.pipe(createGunzip()).setEncoding('utf8')
  source.on('error', (error) => plain.destroy(error))
  let rest = ''
  for await (const chunk of plain as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield fromLine(line)
  }
  if (rest !== '') throw new Error(`${file} ends in the middle of a line`)
}

/** Over every file so far, in order: what the last row of the bitácora about them says. */
export const huellaDeFrios = (huellas: readonly string[]): string =>
  createHash('sha256').update(huellas.join('\n')).digest('hex')
