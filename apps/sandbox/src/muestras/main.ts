import path from 'node:path'
import { diaDe, parseDia } from '@valija/domain/tiempo/dia.ts'
import { writeAnclas } from './anclas.ts'
import { writeComprobantes } from './comprobantes/write-comprobantes.ts'
import { writeEstados } from './estados-de-cuenta/write-estados.ts'
import { makeMuestras } from './make-muestras.ts'

/**
 * `npm run muestras -- [--dia aaaa-mm-dd] [--semilla texto] [--filas 20000]`: the sets, in the folder `muestras`; with
 * `--filas`, also a bank statement of so many rows.
 */
const opcion = (nombre: string): string | undefined => {
  const i = process.argv.indexOf(`--${nombre}`)
  return i < 0 ? undefined : process.argv[i + 1]
}

const dia = opcion('dia') ?? `${diaDe(new Date()).slice(0, 7)}-10`
const diaDeNegocio = parseDia(dia)
if (!diaDeNegocio) {
  console.error('Escribe el día como aaaa-mm-dd, por ejemplo: npm run muestras -- --dia 2026-10-10')
  process.exit(2)
}
const datos = path.resolve(process.env.VALIJA_DATA ?? '.valija')
const outDir = path.resolve(process.env.VALIJA_MUESTRAS ?? 'muestras')
const semilla = opcion('semilla')
await writeAnclas(path.join(datos, 'anclas'))
const { lotes } = await makeMuestras({ outDir, dia, ...(semilla ? { semilla } : {}) })
for (const [nombre, { facturas, total }] of Object.entries(lotes))
  console.log(`${nombre}: ${facturas.length} facturas, total ${(total / 100).toFixed(2)}`)
const comprobantes = await writeComprobantes(path.join(outDir, 'comprobantes'), dia)
console.log(`comprobantes: ${comprobantes} de clientes, con lo que dice cada uno en verdad.json`)
const filas = Number(opcion('filas') ?? 0)
const estados = await writeEstados({
  dir: path.join(outDir, 'estados-de-cuenta'),
  dia: diaDeNegocio,
  ...(semilla ? { semilla } : {}),
  filas: filas > 0 ? filas : null,
})
console.log(`estados-de-cuenta: ${estados} de las diez fuentes, con lo que dice cada uno en verdad.json`)
console.log(`Muestras del ${dia} en ${outDir}`)
