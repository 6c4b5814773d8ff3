import { enPesos } from '@valija/contract/en-pesos.ts'
import { message } from '@valija/contract/messages.ts'
import { enDiaMesAnio } from '@valija/domain/tiempo/dia.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { type Plantilla, sistemas } from '../correos/plantilla.ts'
import { canByPolitica } from '../politica/by-politica.ts'

const importe = (centavos: number, moneda: string): string => `${enPesos(centavos)} ${moneda}`

const readPago = (deps: Deps, pagoId: number) =>
  deps.db
    .selectFrom('pagos as p')
    .innerJoin('estadosPago as e', 'e.estadoId', 'p.estadoId')
    .select([
      'p.pagoId',
      'p.bookingCode',
      'p.montoPago',
      'p.monedaId',
      'p.fechaPago',
      'p.concepto',
      'p.userCreate',
      'p.registradoPor',
      'e.nombreEstado',
    ])
    .where('p.pagoId', '=', pagoId)
    .executeTakeFirst()
type Pago = NonNullable<Awaited<ReturnType<typeof readPago>>>

const readCambio = (deps: Deps, id: string) =>
  deps.db
    .selectFrom('pagoCambios as c')
    .innerJoin('estadosPago as e', 'e.estadoId', 'c.a')
    .select(['c.pagoId', 'c.descripcion', 'e.nombreEstado'])
    .where('c.id', '=', numberOf(id))
    .executeTakeFirst()

/** A record's name comes from outside. */
const numberOf = (registro: string): number => (/^\d{1,15}$/.test(registro) ? Number(registro) : -1)

const datosDe = (pago: Pago) =>
  [
    [message('correoLocalizador'), pago.bookingCode],
    [message('correoMonto'), importe(pago.montoPago, pago.monedaId === 1 ? 'MXN' : 'USD')],
    [message('correoFecha'), enDiaMesAnio(pago.fechaPago)],
    [message('correoConcepto'), pago.concepto],
  ] as [string, string][]

const mayResend = (deps: Deps, actor: Actor): Promise<boolean> =>
  canByPolitica(deps, actor, 'rolesEstadoPago')

/** Payment confirmation: to the contact e-mail of the form. The record is the payment. */
export const confirmacionPago: Plantilla = {
  sistema: sistemas.pagos,
  tema: 'pago',
  destinatario: async (deps, registro) => (await readPago(deps, numberOf(registro)))?.userCreate ?? null,
  mayResend,
  async prepare(deps, registro) {
    const pago = await readPago(deps, numberOf(registro))
    if (!pago) return null
    return {
      asunto: message('correoConfirmacionAsunto', { localizador: pago.bookingCode }),
      titulo: message('correoConfirmacionTitulo'),
      parrafos: [message('correoConfirmacionTexto')],
      datos: datosDe(pago),
    }
  },
}

/** Notice of a state change: to the payment's creator. The record is the change. */
export const cambioEstadoPago: Plantilla = {
  sistema: sistemas.pagos,
  tema: 'pago',
  async destinatario(deps, registro) {
    const cambio = await readCambio(deps, registro)
    return cambio ? ((await readPago(deps, cambio.pagoId))?.userCreate ?? null) : null
  },
  mayResend,
  async prepare(deps, registro) {
    const cambio = await readCambio(deps, registro)
    const pago = cambio && (await readPago(deps, cambio.pagoId))
    if (!cambio || !pago) return null
    const { bookingCode: localizador } = pago
    return {
      asunto: message('correoCambioAsunto', { localizador, estado: cambio.nombreEstado }),
      titulo: message('correoCambioTitulo'),
      parrafos: [message('correoCambioTexto')],
      datos: [
        ...datosDe(pago),
        [message('correoEstado'), cambio.nombreEstado],
        ...(cambio.descripcion === ''
          ? []
          : [[message('correoMotivo'), cambio.descripcion] as [string, string]]),
      ],
    }
  },
}
