import type { Hoja } from '@valija/contract/comisiones.ts'
import { capacidadesDe } from '@valija/domain/acceso/permisos.ts'
import type { EstatusLote } from '@valija/domain/lotes/etapas.ts'
import { facturaComision } from '@valija/sandbox/muestras/comision.ts'
import type { DatosComision } from '@valija/sandbox/muestras/datos-de-comision.ts'
import { computeComision } from '../src/areas/comisiones/compute-prefactura.ts'
import { uploadFile } from '../src/areas/facturas/uploaded-files.ts'
import { saveDocumentedComision } from '../src/areas/prefacturas/save-documented.ts'
import type { Deps } from '../src/deps.ts'
import type { Actor } from '../src/http/actor.ts'
import { pdfDePrueba } from './documentos-de-prueba.ts'
import type { LoteSembrado } from './seed-lote.ts'

export type SeedComision = {
  comisionistaId: number
  bookingCodes: readonly string[]
  creador: { id: string; correo: string }
  metodoPago?: 'PUE' | 'PPD'
  nombre?: string
  /** Where it stands besides, as if it had been processed. */
  estatus?: EstatusLote
}

/** A sheet as the calls answer it. */
export type HojaEnPesos = { [K in keyof Hoja]: Hoja[K] extends number ? number : Hoja[K] }

/** The figures of a sheet as the sample maker takes them. */
const facturaDeHoja = (hoja: HojaEnPesos): DatosComision => ({
  rfc: hoja.rfcCliente,
  nombre: hoja.razonSocialCliente,
  regimenFiscal: hoja.regimenFiscal,
  base: hoja.tarifa,
  iva: hoja.iva,
  retIva: hoja.retIva,
  retIsr: hoja.retIsr,
  metodoPago: hoja.metodoPago,
})
/** The same of one in pesos; with `mas`, of an invoice whose base is off by so many. */
export function facturaDeHojaEnPesos(hoja: HojaEnPesos, mas = 0): DatosComision {
  const { base, iva, retIva, retIsr, ...resto } = facturaDeHoja(hoja)
  const centavos = (pesos: number) => Math.round(pesos * 100)
  return {
    ...resto,
    base: centavos(base + mas),
    iva: centavos(iva + mas * 0.16),
    retIva: centavos(retIva),
    retIsr: centavos(retIsr),
  }
}

/** A commission lote saved as an agent saves it, from its bookings to its signed invoice and PDF. */
export async function seedComision(app: { deps: Deps }, options: SeedComision): Promise<LoteSembrado> {
  const { deps } = app
  const { comisionistaId, creador, bookingCodes, estatus } = options
  const actor: Actor = {
    usuarioId: creador.id,
    correo: creador.correo,
    sesionId: '',
    rol: 'comisionista',
    rfc: null,
    nombreAgencia: null,
    idProveedores: [],
    idComisionista: comisionistaId,
    isOmnibeesLocator: false,
    claims: [],
    capacidades: capacidadesDe('comisionista'),
    expiracion: new Date(8.64e15),
  }
  const { hoja } = await computeComision(deps, actor, { bookingCodes: [...bookingCodes], todas: false })
  const dia = await deps.reloj.hoy()
  const { bytes, uuid, total } = facturaComision(
    { ...facturaDeHoja(hoja), metodoPago: options.metodoPago ?? hoja.metodoPago },
    { dia, semilla: bookingCodes.join() },
  )
  const pdf = { nombre: 'comision.pdf', bytes: pdfDePrueba('Comisiones') }
  const lote = await saveDocumentedComision(deps, actor, {
    ...(options.nombre === undefined ? {} : { nombre: options.nombre }),
    dataFactura: [
      {
        base64: Buffer.from(bytes).toString('base64'),
        urlpdf: await uploadFile(deps, actor, pdf, { SubNivel1: 'pdf', SubNivel2: 'comisionista' }),
        dataReserva: bookingCodes.map((bookingCode) => ({ bookingCode })),
      },
    ],
  })
  const facturas = await deps.db
    .updateTable('facturas')
    .set(estatus === undefined || estatus === 'No procesado' ? { envioFolio: null } : { envio: 'aceptado' })
    .where('loteId', '=', lote.id)
    .returning(['id', 'folio'])
    .execute()
  if (estatus !== undefined)
    await deps.db
      .updateTable('lotes')
      .set({ estatus, ...(estatus === 'No procesado' ? {} : { fechaPago: dia }) })
      .where('id', '=', lote.id)
      .execute()
  return {
    id: lote.id,
    nombre: lote.nombre,
    total,
    facturas: facturas.map(({ id, folio }) => ({ id, folio, uuid, total })),
  }
}
