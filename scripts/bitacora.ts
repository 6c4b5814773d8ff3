import { statSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { anosMinimos, enfriarBitacora } from '../apps/server/src/areas/bitacora/enfriar-bitacora.ts'
import {
  parseTestigo,
  readTestigo,
  type Testigo,
  textoDe,
} from '../apps/server/src/areas/bitacora/testigo.ts'
import { verifyBitacora } from '../apps/server/src/areas/bitacora/verify-bitacora.ts'
import { openClient } from '../apps/server/src/db/open-client.ts'
import { abrirInstalacion } from '../apps/server/src/operacion/abrir-instalacion.ts'
import { explainFailure } from './explain-failure.ts'
import { readWords } from './read-words.ts'

const uso = `Uso: npm run bitacora -- verificar [--frio CARPETA] [NUMERO:SELLO …] (sellos que anotaste antes)
     npm run bitacora -- enfriar --anos N CARPETA (${anosMinimos} años o más)`

/**
 * `verificar`: is every row what it was when it was sealed, and none gone or put in? `enfriar`: what is older than so many
 * years goes into files, each proved before anything is removed.
 */
const { values, positionals } = readWords(
  { options: { frio: { type: 'string' }, anos: { type: 'string' } }, allowPositionals: true },
  uso,
)
const [orden, ...dados] = positionals
const anos = Number(values.anos)
const testigos = dados.map(parseTestigo).filter((testigo) => testigo !== null)
const entendida =
  orden === 'verificar'
    ? testigos.length === dados.length && values.anos === undefined
    : orden === 'enfriar' &&
      Number.isInteger(anos) &&
      anos >= anosMinimos &&
      dados.length === 1 &&
      values.frio === undefined
const sinFrio = values.frio !== undefined && !statSync(values.frio, { throwIfNoEntry: false })?.isDirectory()
if (!entendida || sinFrio) {
  console.error(entendida ? `${values.frio}: no existe o no es una carpeta.` : uso)
  process.exit(2)
}
try {
  const instalacion = await abrirInstalacion(process.env)
  try {
    const client = await openClient(instalacion.databaseUrl, 'valija-bitacora')
    try {
      if (orden === 'enfriar') await enfriar(client, dados[0] ?? '')
      else await verificar(client, readTestigo(instalacion.dataDir))
    } finally {
      await client.end()
    }
  } finally {
    await instalacion.cerrar()
  }
} catch (error) {
  console.error(explainFailure(error))
  console.error(
    orden === 'enfriar' ? 'No se terminó; lo que ya se movió quedó entero.' : 'La verificación no terminó.',
  )
  process.exit(1)
}

async function verificar(client: pg.Client, visto: Testigo | null): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  const { sellos, filas, frias, enEspera, ultimo, fallas } = await verifyBitacora(
    client,
    [...(visto ? [visto] : []), ...testigos],
    values.frio ?? null,
  )
  for (const falla of fallas) console.log(falla)
  if (enEspera.filas > 0) console.log(`Esperan su sello: ${enEspera.filas}, desde ${enEspera.desde}`)
  if (frias.sinLeer.length > 0)
    console.log(
      `${frias.filas} renglones están en ${frias.sinLeer.length} archivos que no se leyeron: di dónde están con --frio CARPETA.`,
    )
  else if (frias.filas > 0) console.log(`${frias.filas} renglones más, en archivos fríos, leídos también.`)
  if (fallas.length > 0) {
    console.log('La bitácora NO está íntegra; lo primero que se halló va arriba.')
    process.exitCode = 1
  } else
    console.log(
      `Bitácora íntegra: ${filas} renglones en ${sellos} sellos. ${ultimo ? `El último: ${textoDe(ultimo)}` : 'Sin sellos todavía.'}`,
    )
}

async function enfriar(client: pg.Client, carpeta: string): Promise<void> {
  const antesDe = new Date()
  antesDe.setUTCFullYear(antesDe.getUTCFullYear() - anos)
  const hechos = await enfriarBitacora(client, antesDe, path.resolve(carpeta))
  for (const { archivo, filas, huella } of hechos) console.log(`${huella}  ${archivo}  ${filas} renglones`)
  console.log(
    hechos.length === 0
      ? `Nada tiene más de ${anos} años.`
      : `Guarda estos archivos en dos lugares: sin ellos no hay forma de leer lo que se movió.`,
  )
}
