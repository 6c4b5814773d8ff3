import { readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadCertificados } from './certificados-node.ts'
import { cryptoNode } from './crypto-node.ts'
import type { Dictamen, OpcionesVerificacion } from './dictamen.ts'
import { hallazgo } from './hallazgo.ts'
import { LIMITES } from './lectura/limites.ts'
import { unread, verifyCfdi } from './verify.ts'

const USO = 'Uso: cfdi verificar [--certificados CARPETA] [--permitir-prueba] ARCHIVO…'

/** A use that makes no sense ends with 2; what a document holds never does. */
function misuse(message: string): never {
  console.error(message)
  console.error(USO)
  process.exit(2)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        certificados: { type: 'string', multiple: true },
        'permitir-prueba': { type: 'boolean' },
      },
    })
  } catch (error) {
    return misuse(error instanceof Error ? error.message : String(error))
  }
}

function certificatesOf(
  folders: readonly string[],
): Pick<OpcionesVerificacion, 'anclas' | 'certificadosPac'> {
  const all = folders.map((folder) => {
    try {
      return loadCertificados(folder)
    } catch {
      return misuse(`No se puede leer la carpeta ${folder}`)
    }
  })
  for (const { archivo, motivo } of all.flatMap((c) => c.ignorados))
    console.error(`${archivo}: se omite, ${motivo}`)
  return { anclas: all.flatMap((c) => c.anclas), certificadosPac: all.flatMap((c) => c.certificadosPac) }
}

/** Null when there is no such file. */
function examine(archivo: string, options: OpcionesVerificacion): Dictamen | null {
  let size: number
  try {
    const stat = statSync(archivo)
    if (!stat.isFile()) return null
    size = stat.size
  } catch {
    return null
  }
  // Not even opened: the limit also bounds memory.
  if (size > LIMITES.maxBytes)
    return unread([
      hallazgo('archivoDemasiadoGrande', { encontrado: String(size), esperado: String(LIMITES.maxBytes) }),
    ])
  try {
    return verifyCfdi(readFileSync(archivo), { ...options, crypto: cryptoNode })
  } catch {
    return unread([hallazgo('fallaInterna')])
  }
}

const { values, positionals } = readArguments()
const [orden, ...archivos] = positionals
if (orden !== 'verificar') misuse(orden ? `No existe la orden ${orden}` : 'Falta la orden')
if (archivos.length === 0) misuse('Falta al menos un archivo')

const options = {
  ...certificatesOf(values.certificados ?? []),
  permitirPrueba: values['permitir-prueba'] ?? false,
}
for (const archivo of archivos) {
  const dictamen = examine(archivo, options)
  if (!dictamen) {
    console.error(`No se puede leer el archivo ${archivo}`)
    process.exitCode = 2
    continue
  }
  const { version, tipo, uuid, sello, certificado, timbre, hallazgos } = dictamen
  console.log(JSON.stringify({ archivo, version, tipo, uuid, sello, certificado, timbre, hallazgos }))
}
