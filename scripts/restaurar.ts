import path from 'node:path'
import { abrirInstalacion } from '../apps/server/src/operacion/abrir-instalacion.ts'
import { restaurar } from '../apps/server/src/operacion/restaurar.ts'
import { explainFailure } from './explain-failure.ts'

/** `npm run restaurar -- DIR`: a copy into the empty installation that the environment names. */
const [dir] = process.argv.slice(2)
if (!dir) {
  console.error('Uso: npm run restaurar -- CARPETA (la de una copia terminada)')
  process.exit(2)
}
try {
  const instalacion = await abrirInstalacion(process.env)
  try {
    const { fecha } = await restaurar(instalacion, path.resolve(dir), (text) => console.log(text))
    console.log(
      `Restaurada la copia del ${fecha}. Los ajustes quedaron en ${instalacion.dataDir}/ajustes.env.`,
    )
  } finally {
    await instalacion.cerrar()
  }
} catch (error) {
  console.error(explainFailure(error))
  process.exit(1)
}
