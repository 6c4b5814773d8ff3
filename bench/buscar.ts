import { parseArgs } from 'node:util'
import type { BuscarRespuesta } from '@valija/contract/buscar.ts'
import pg from 'pg'
import type { Valija } from '../apps/server/src/app.ts'
import { type Quien, signInTodos, withBase } from './escala/base.ts'
import { bloquesDe } from './escala/bloques.ts'
import { measure, say } from './measure.ts'
import { listaWorks, pageWorks } from './reservas/page.ts'

/** Milliseconds of the slowest in a hundred, and pages of 8 KB that a call reads, which a busy machine does not change. */
const limites = { buscar: 150, reserva: 200, bloques: 25_000 }

/**
 * `npm run bench -- buscar [--filas N] [--carpeta DIR] [--vueltas N]`: the search box of each role over the register of
 * `escala` (a million facturas, a million payments), then the page of a booking among half a million, and what nobody has
 * billed. Fails above its limits.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      filas: { type: 'string', default: '1000000' },
      carpeta: { type: 'string' },
      vueltas: { type: 'string', default: '200' },
    },
  })
  const facturas = Number(values.filas)
  const vueltas = Number(values.vueltas)
  await withBase({ facturas, carpeta: values.carpeta }, async ({ url, start }) => {
    const valija = await start()
    const client = new pg.Client(url)
    await client.connect()
    try {
      const base = await valija.listen()
      const gente = await signInTodos(valija)
      const banco = { client, vueltas }
      const textos = await textosDe(valija, Math.floor(facturas / 2))
      await tell(banco, 'buscar', buscarWorks(base, gente, textos), limites.buscar)
      await tell(banco, 'reserva', await pageWorks(valija, base, gente), limites.reserva)
      await tell(banco, 'porFacturar', await listaWorks(valija, base, gente), limites.reserva)
    } finally {
      await client.end()
      await valija.stop()
    }
  })
}

type Banco = { client: pg.Client; vueltas: number }
type Works = Record<string, () => Promise<string>>
/** What each call answers and reads, and then how long it takes. */
async function tell(
  { client, vueltas }: Banco,
  prefijo: string,
  works: Works,
  maximo: number,
): Promise<void> {
  for (const [name, work] of Object.entries(works)) {
    const hallado = await work()
    const { bloques, ...mayor } = await bloquesDe(client, work)
    say({
      medida: `${prefijo}.bloques.${name}`,
      valor: bloques,
      maximo: limites.bloques,
      hallado,
      ...(bloques > 1_000 ? mayor : {}),
    })
  }
  for (const [name, { p50, p99 }] of Object.entries(await measure(works, vueltas)))
    say({ medida: `${prefijo}.${name}`, valor: p99, p50, maximo })
}

/** Whole codes, beginnings that many share and few, amounts that many pay, days, names and nothing. */
async function textosDe({ deps: { db } }: Valija, n: number): Promise<Record<string, string>> {
  const factura = await db
    .selectFrom('facturas')
    .select(['uuid', 'total'])
    .where('id', '=', n)
    .executeTakeFirstOrThrow()
  const pago = await db
    .selectFrom('pagos')
    .select(['rfc', 'numeroTransaccion'])
    .where('bookingCode', '=', `RS${n}`)
    .executeTakeFirstOrThrow()
  const estancia = await db
    .selectFrom('estancias')
    .select(['cliente', 'total', 'nombrePaquete', 'proveedorNombre'])
    .where('cliente', '<>', '')
    .orderBy('localizador')
    .limit(1)
    .executeTakeFirstOrThrow()
  return {
    folio: `A${n}`,
    folioEmpieza: 'A1',
    folioDeMuchos: 'A50',
    uuid: factura.uuid,
    uuidCorto: factura.uuid.slice(0, 8),
    uuidEmpieza: factura.uuid.slice(0, 4),
    localizador: `AT${n}`,
    localizadorEmpieza: 'AT1',
    reserva: `RS${n}`,
    reservaEmpieza: 'RS1',
    rfc: pago.rfc,
    emisor: 'OHO000017AB1',
    clave: pago.numeroTransaccion,
    claveEmpieza: 'MBAN',
    poliza: `PZ${n}`,
    polizaEmpieza: 'PZ5',
    polizaDePocos: `PZ${n}`.slice(0, -2),
    importe: (factura.total / 100).toFixed(2),
    importeComun: '4,999.00',
    dia: '15/03/2025',
    nombre: 'operadora hotelera 117',
    nombreComun: 'operadora',
    concepto: 'spei recibido',
    numero: '7003',
    rfcSinHomoclave: pago.rfc.slice(0, -3),
    claveTermina: pago.numeroTransaccion.slice(-6),
    precio: ((estancia.total ?? 0) / 100).toFixed(2),
    cliente: estancia.cliente,
    clienteMalEscrito: estancia.cliente.replace(/(.)(.)( |$)/, '$2$1$3'),
    apellidoMalEscrito: 'Gonsales',
    paqueteMalEscrito: 'Cancum familliar',
    paquete: `paquete ${estancia.nombrePaquete}`,
    hotelDeMuchos: 'hotelera',
    hotelYMes: `${estancia.proveedorNombre} marzo 2025`,
    comunYMes: 'operadora marzo 2025',
    clienteYDia: `${estancia.cliente} 15/03/2025`,
    uuidTermina: factura.uuid.slice(-8),
    claveTerminaEnCuatro: pago.numeroTransaccion.slice(-4),
    cuenta: '0112345678',
    cuentaTermina: '5678',
    frase: `${estancia.cliente} RS${n} 31/12/2019`,
    filaPegada: `31/12/2019\tABONO\t0112345678\tNADIE ASI\t${(factura.total / 100).toFixed(2)}`,
    nada: 'NOEXISTE',
  }
}

function buscarWorks(
  base: string,
  gente: readonly [Quien, { authorization: string }][],
  textos: Record<string, string>,
): Works {
  const works: Works = {}
  for (const [rol, headers] of gente)
    for (const [name, q] of Object.entries(textos))
      works[`${rol}.${name}`] = async () => {
        const answer = await fetch(`${base}/api/buscar?q=${encodeURIComponent(q)}`, { headers })
        if (!answer.ok) throw new Error(`${q}: ${answer.status} ${await answer.text()}`)
        const { grupos } = (await answer.json()) as BuscarRespuesta
        return grupos
          .map(({ clase, filas, hayMas }) => `${clase} ${filas.length}${hayMas ? '+' : ''}`)
          .join(', ')
      }
  return works
}
