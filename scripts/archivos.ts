import { readHistorial } from '../apps/server/src/areas/historial/enfriar-historial.ts'
import { connect } from '../apps/server/src/db/connection.ts'
import { abrirInstalacion } from '../apps/server/src/operacion/abrir-instalacion.ts'
import { type Hallazgo, revisarArchivos } from '../apps/server/src/operacion/revisar-archivos.ts'
import { explainFailure } from './explain-failure.ts'

/**
 * `npm run archivos -- revisar`: are the bytes of every row there and what they were, and what lies there without a row.
 * `-- historial`: every old row that left the database, a line of JSON each.
 */
const orden = process.argv[2]
if ((orden !== 'revisar' && orden !== 'historial') || process.argv.length > 3) {
  console.error('Uso: npm run archivos -- revisar | historial')
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
    await (orden === 'revisar' ? revisar(instalacion) : leerHistorial(instalacion))
  } finally {
    await instalacion.cerrar()
  }
} catch (error) {
  console.error(explainFailure(error))
  console.error(orden === 'revisar' ? 'La revisión no terminó.' : 'El historial no se leyó completo.')
  process.exit(1)
}

async function revisar(instalacion: Awaited<ReturnType<typeof abrirInstalacion>>): Promise<void> {
  const { revisados, perdido, alterado, sinDueno } = await revisarArchivos(instalacion, tell)
  console.log(
    `Revisados ${revisados} contenidos: faltan ${perdido}, cambiaron ${alterado}. Sin dueño en el almacén: ${sinDueno}.`,
  )
  if (perdido + alterado > 0) process.exitCode = 1
}

async function leerHistorial({
  databaseUrl,
  archivos,
}: Awaited<ReturnType<typeof abrirInstalacion>>): Promise<void> {
  const { db } = connect(databaseUrl, { max: 1 })
  try {
    for await (const { tabla, fila } of readHistorial({ db, archivos })) console.log(`${tabla}\t${fila}`)
  } finally {
    await db.destroy()
  }
}
