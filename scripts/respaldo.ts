import { existsSync } from 'node:fs'
import path from 'node:path'
import { abrirInstalacion } from '../apps/server/src/operacion/abrir-instalacion.ts'
import { CopiaError } from '../apps/server/src/operacion/manifiesto.ts'
import { respaldar } from '../apps/server/src/operacion/respaldo.ts'
import { explainFailure } from './explain-failure.ts'
import { readWords } from './read-words.ts'

/**
 * `npm run respaldo -- DIR [--desde EARLIER]`: database, files and settings of the installation that the environment names;
 * files that an earlier copy holds are linked to.
 */
const uso = 'Uso: npm run respaldo -- CARPETA (nueva o vacía) [--desde CARPETA_DE_UNA_COPIA_ANTERIOR]'
const { positionals, values } = readWords(
  { allowPositionals: true, options: { desde: { type: 'string' } } },
  uso,
)
const [dir] = positionals
const sinAnterior = values.desde !== undefined && !existsSync(values.desde)
if (!dir || positionals.length > 1 || sinAnterior) {
  console.error(sinAnterior ? `${values.desde}: no existe.` : uso)
  process.exit(2)
}
try {
  const instalacion = await abrirInstalacion(process.env)
  try {
    const { archivos, tablas } = await respaldar(
      instalacion,
      path.resolve(dir),
      (text) => console.log(text),
      values.desde && path.resolve(values.desde),
    )
    const filas = tablas.reduce((sum, tabla) => sum + tabla.filas, 0)
    console.log(`Copia terminada en ${path.resolve(dir)}: ${filas} filas, ${archivos.total} archivos.`)
    console.log('Contiene datos y claves: guárdala donde solo tú puedas leerla.')
    if (archivos.faltan.length > 0)
      throw new CopiaError(
        `Faltan en el almacén ${archivos.faltan.length} archivos que la base nombra:\n${archivos.faltan.join('\n')}`,
      )
  } finally {
    await instalacion.cerrar()
  }
} catch (error) {
  console.error(explainFailure(error))
  process.exit(1)
}
