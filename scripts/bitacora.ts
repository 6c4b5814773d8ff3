import pg from 'pg'
import { parseTestigo, readTestigo, textoDe } from '../apps/server/src/areas/bitacora/testigo.ts'
import { verifyBitacora } from '../apps/server/src/areas/bitacora/verify-bitacora.ts'
import { abrirInstalacion } from '../apps/server/src/operacion/abrir-instalacion.ts'
import { explainFailure } from './explain-failure.ts'
import { servidorDe } from '../apps/server/src/db/servidores.ts'

/** `npm run bitacora -- verificar [NUMERO:SELLO…]`: is every row what it was when it was sealed, and none gone or put in? */
const [orden, ...dados] = process.argv.slice(2)
const testigos = dados.map(parseTestigo).filter((testigo) => testigo !== null)
if (orden !== 'verificar' || testigos.length < dados.length) {
  console.error('Uso: npm run bitacora -- verificar [NUMERO:SELLO …] (sellos que anotaste antes)')
  process.exit(2)
}
try {
  const instalacion = await abrirInstalacion(process.env)
  const client = new pg.Client({
    ...servidorDe(instalacion.databaseUrl),
    application_name: 'valija-bitacora',
  })
  try {
    await client.connect()
    await client.query('begin isolation level repeatable read read only')
    const visto = readTestigo(instalacion.dataDir)
    const { sellos, filas, enEspera, ultimo, fallas } = await verifyBitacora(client, [
      ...(visto ? [visto] : []),
      ...testigos,
    ])
    for (const falla of fallas) console.log(falla)
    if (enEspera.filas > 0) console.log(`Esperan su sello: ${enEspera.filas}, desde ${enEspera.desde}`)
    if (fallas.length > 0) {
      console.log('La bitácora NO está íntegra; lo primero que se halló va arriba.')
      process.exitCode = 1
    } else
      console.log(
        `Bitácora íntegra: ${filas} renglones en ${sellos} sellos. ${ultimo ? `El último: ${textoDe(ultimo)}` : 'Sin sellos todavía.'}`,
      )
  } finally {
    await client.end()
    await instalacion.cerrar()
  }
} catch (error) {
  console.error(explainFailure(error))
  console.error('La verificación no terminó.')
  process.exit(1)
}
