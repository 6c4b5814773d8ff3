import { tryMigrations } from '../apps/server/src/db/migrate.ts'
import { abrirInstalacion } from '../apps/server/src/operacion/abrir-instalacion.ts'
import { explainFailure } from './explain-failure.ts'

/** `npm run actualizar -- --revisar`: what the migrations of this version do to this database, and for how long; nothing stays. */
if (process.argv.slice(2).join(' ') !== '--revisar') {
  console.error('Uso: npm run actualizar -- --revisar')
  process.exit(2)
}
const unSegundo = 1000
try {
  const instalacion = await abrirInstalacion(process.env)
  try {
    const pendientes = await tryMigrations(instalacion.databaseUrl)
    if (pendientes.length === 0)
      console.log('Esta base de datos ya está en la versión de este código: no cambia nada.')
    for (const { nombre, ms, detiene } of pendientes)
      console.log(
        `${nombre}: ${ms} ms${detiene.length > 0 ? `; detiene ${detiene.map(({ tabla, filas }) => `${tabla} (${filas} filas)`).join(', ')}` : ''}`,
      )
    if (pendientes.some(({ ms, detiene }) => ms > unSegundo && detiene.length > 0))
      console.log('Alguna detiene tablas más de un segundo: actualiza en la hora tranquila.')
    if (pendientes.length > 0) console.log('Se probó todo y se deshizo: la base de datos quedó como estaba.')
  } finally {
    await instalacion.cerrar()
  }
} catch (error) {
  const ocupada = error instanceof Error && 'code' in error && error.code === '55P03'
  console.error(
    ocupada
      ? 'Otro usa una de las tablas que cambian: no se supo nada y nada cambió. Vuelve a intentarlo en la hora tranquila o sobre una copia restaurada.'
      : explainFailure(error),
  )
  process.exit(1)
}
