import { abrirInstalacion } from '../apps/server/src/operacion/abrir-instalacion.ts'
import { type Hallazgo, revisarArchivos } from '../apps/server/src/operacion/revisar-archivos.ts'
import { explainFailure } from './explain-failure.ts'

/** `npm run archivos -- revisar`: are the bytes of every row there and what they were, and what lies there without a row. */
if (process.argv[2] !== 'revisar' || process.argv.length > 3) {
  console.error('Uso: npm run archivos -- revisar')
  process.exit(2)
}
const palabras = { perdido: 'FALTA', alterado: 'CAMBIÓ' }
const tell = (hallazgo: Hallazgo): void => {
  if (hallazgo.clase === 'sinDueno')
    return console.log(`SIN DUEÑO\t${hallazgo.llave}\t${hallazgo.modificado.toISOString()}`)
  const filas = hallazgo.filas.map(({ id, nombre, proposito }) => `${id} (${proposito}: ${nombre})`)
  console.log(`${palabras[hallazgo.clase]}\t${hallazgo.hash}\t${filas.join(', ')}`)
}
try {
  const instalacion = await abrirInstalacion(process.env)
  try {
    const { revisados, perdido, alterado, sinDueno } = await revisarArchivos(instalacion, tell)
    console.log(
      `Revisados ${revisados} contenidos: faltan ${perdido}, cambiaron ${alterado}. Sin dueño en el almacén: ${sinDueno}.`,
    )
    if (perdido + alterado > 0) process.exitCode = 1
  } finally {
    await instalacion.cerrar()
  }
} catch (error) {
  console.error(explainFailure(error))
  console.error('La revisión no terminó.')
  process.exit(1)
}
