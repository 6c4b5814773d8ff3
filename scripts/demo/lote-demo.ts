import { randomUUID } from 'node:crypto'
import type { Borrador, LoteGuardado } from '@valija/contract/borradores.ts'
import type { ProcesarRespuesta } from '@valija/contract/envio-de-lotes.ts'
import type { LoteDetalle } from '@valija/contract/lote-detalle.ts'
import type { buscarLotesRespuesta, reciboGuardado } from '@valija/contract/recibos.ts'
import { readRecibo } from '@valija/documents/recibos/read-recibo.ts'
import type { LoteMuestra } from '@valija/sandbox/muestras/lote.ts'
import { reciboBbva } from '@valija/sandbox/muestras/recibo-bbva.ts'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { z } from 'zod'
import { formDe, inGroups } from '../../apps/server/testing/send-files.ts'
import { type Cliente, wait } from './cliente.ts'
import type { Cronometro } from './pasos.ts'

export type Contexto = {
  proveedor: Cliente
  admin: Cliente
  dia: string
  cronometro: Cronometro
  /** How long to wait for work that the server does by itself. */
  esperaMs: number
}
export type LoteHecho = { id: number; nombre: string; facturas: number; uuids: string[]; total: number }
export type LotePorHacer = {
  proveedorId: number
  nombre: string
  tipoRecibo: 59 | 60 | 76 | 77
  muestra: LoteMuestra
}

const inPesos = (centavos: number): number => Number(`${centavos}e-2`)

/** Thrown when the product says something else than it should. */
export const expectThat = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(`No se cumple: ${what}`)
}

async function until<T>(
  ms: number,
  what: string,
  read: () => Promise<T>,
  good: (value: T) => boolean,
): Promise<T> {
  const end = Date.now() + ms
  for (let pause = 150; ; pause = Math.min(pause * 1.4, 1500)) {
    const value = await read()
    if (good(value)) return value
    if (Date.now() > end) throw new Error(`Se esperaba que ${what}, y no pasó en ${ms / 1000} s`)
    await wait(pause)
  }
}

/** From signed XML to a saved lote, as the supplier's screen does it; what a cut left half-way is looked up and finished. */
export async function cargar(contexto: Contexto, lote: LotePorHacer): Promise<LoteHecho> {
  const { proveedor, cronometro, esperaMs } = contexto
  const { medir } = cronometro
  const { muestra, proveedorId, nombre } = lote
  const id = randomUUID()
  const ruta = `/api/borradores/${id}`
  const n = muestra.facturas.length
  const read = () => proveedor.call<Borrador>('GET', ruta)
  const post = (paso: string) => proveedor.call<Borrador>('POST', `${ruta}/${paso}`)

  await medir('Subir los XML', async () => {
    await proveedor.call('POST', '/api/borradores', { id })
    for (const [i, grupo] of inGroups(muestra.xmls, 5).entries())
      await proveedor.call('POST', `${ruta}/cfdis`, formDe(grupo, { desde: String(i * 5) }))
    expectThat((await read()).facturas.length === n, `el borrador tiene ${n} facturas`)
  })
  await medir('Elegir hotel y validar facturas', async () => {
    await proveedor.call('PUT', `${ruta}/proveedor`, { proveedorId })
    await post('validarFacturas')
    const { facturas } = await until(
      esperaMs,
      'el SAT responda',
      read,
      ({ satPendientes }) => satPendientes === 0,
    )
    for (const factura of facturas)
      expectThat(
        factura.situacion === 'correcta',
        `${factura.nombre} es correcta (es ${factura.situacion}: ${factura.hallazgos.map(({ titulo }) => titulo).join(', ')})`,
      )
  })
  await medir('Layout y reservas', async () => {
    await proveedor.call(
      'POST',
      `${ruta}/layout`,
      formDe([{ nombre: 'layout.xlsx', bytes: muestra.layoutXlsx }]),
    )
    await post('validarReservas')
    await until(esperaMs, 'ANT responda por las reservas', read, ({ antPendientes }) => antPendientes === 0)
    const { listas, facturas } = await post('validarLayout')
    const porQue = new Set(
      facturas.flatMap(
        ({ layout }) =>
          layout?.hallazgos.map(({ titulo, encontrado }) => `${titulo}: ${encontrado ?? ''}`) ?? [],
      ),
    )
    expectThat(
      listas.facturas === n,
      `el layout cuadra con ${n} facturas (cuadra con ${listas.facturas}: ${[...porQue].join('; ')})`,
    )
  })
  await medir('PDF y nombre', async () => {
    await proveedor.call('PUT', `${ruta}/nombre`, { nombre })
    for (const grupo of inGroups(muestra.pdfs, 3)) await proveedor.call('POST', `${ruta}/pdfs`, formDe(grupo))
    const { facturas } = await read()
    expectThat(
      facturas.every(({ pdf }) => pdf !== null),
      'cada factura tiene su PDF',
    )
    await post('validarLote')
  })
  const guardado = await medir('Guardar el lote', () =>
    proveedor.call<LoteGuardado>('POST', `${ruta}/guardar`),
  )
  expectThat(guardado.facturas === n, `se guardaron ${n} facturas`)
  expectThat(guardado.total === inPesos(muestra.total), `el lote suma ${inPesos(muestra.total)}`)
  return {
    id: guardado.id,
    nombre,
    facturas: n,
    uuids: muestra.facturas.map(({ uuid }) => uuid.toUpperCase()),
    total: guardado.total,
  }
}

/** Processed by the administrator, sent by the machine, until ANT has accepted every factura. */
export async function procesar(
  { admin, dia, cronometro, esperaMs }: Contexto,
  lote: LoteHecho,
): Promise<void> {
  const read = () => admin.call<LoteDetalle>('GET', `/api/lotes/${lote.id}`)
  await cronometro.medir('Procesar', async () => {
    // Sent again after a cut it is known by its group, and answered as done.
    const body = { ids: [lote.id], fechaPago: dia, grupo: randomUUID() }
    const { noProcesados } = await admin.call<ProcesarRespuesta>('POST', '/api/lotes/procesar', body)
    const { estatus } = await read()
    expectThat(estatus !== 'No procesado', `${lote.nombre} se procesa (${noProcesados[0]?.motivo ?? ''})`)
  })
  const detalle = await cronometro.medir('Aceptado por ANT', () =>
    until(esperaMs, `ANT acepte ${lote.nombre}`, read, ({ estatus }) => estatus === 'En proceso de pago'),
  )
  expectThat(detalle.conteoEnvio.aceptado === lote.facturas, `ANT aceptó ${lote.facturas} facturas`)
  const { diferencia } = detalle.totales
  expectThat(diferencia.facturas === 0 && diferencia.importe === 0, 'los totales de control coinciden')
}

/** The bank's receipt: read as the browser does, matched, saved, and the lote marked as paid. */
export async function pagar(
  { admin, dia, cronometro }: Contexto,
  hecho: LoteHecho,
  lote: LotePorHacer,
): Promise<void> {
  const { medir } = cronometro
  const [primera] = lote.muestra.facturas
  if (!primera) throw new Error('un lote sin facturas')
  const { rfc, nombreFiscal } = primera.proveedor
  const bytes = await reciboBbva([
    {
      tipo: lote.tipoRecibo,
      rfc: rfc.replaceAll('-', ''),
      nombre: nombreFiscal,
      importe: lote.muestra.total,
      dia,
    },
  ])
  const asignaciones = await medir('Leer el recibo y buscar lote', async () => {
    const lectura = await readRecibo(bytes, getDocument)
    if (!lectura.leido) throw new Error(`No se puede leer el pdf: ${lectura.motivo}`)
    const body = { pagos: lectura.pagos.map((pago) => ({ ...pago, total: inPesos(pago.total) })) }
    const found = await admin.call<z.input<typeof buscarLotesRespuesta>>(
      'POST',
      '/api/recibos/buscar-lotes',
      body,
    )
    const [match] = found.emparejamientos
    const exact = match?.candidatos.some(({ loteId, elegible }) => loteId === hecho.id && elegible) === true
    expectThat(exact, `el recibo corresponde al lote ${hecho.nombre} (${JSON.stringify(match)})`)
    return [{ pagina: 1, loteId: hecho.id }]
  })
  const reciboId = randomUUID()
  await medir('Guardar los comprobantes', async () => {
    const form = new FormData()
    form.append('datos', JSON.stringify({ reciboId, asignaciones }))
    form.append('archivo', new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }), 'recibo.pdf')
    const saved = await admin.call<z.input<typeof reciboGuardado>>('POST', '/api/recibos', form)
    expectThat(saved.guardados === 1 && saved.lotes[0]?.porPagar === 0, 'el pago cubre el lote')
  })
  await medir('Marcar como pagado', async () => {
    await admin.call('PUT', '/api/Factura/actualizar-estatus-a-pagado', [hecho.id])
    const { estatus, pagado, total } = await admin.call<LoteDetalle>('GET', `/api/lotes/${hecho.id}`)
    expectThat(
      estatus === 'Pagado' && pagado === total,
      `${hecho.nombre} está pagado (${estatus}, ${pagado} de ${total})`,
    )
  })
}
