import { z } from 'zod'
import { idNumerico } from './id.ts'
import { consultaLista, paginaDe, porPagina } from './lista.ts'
import { cuentasPagoPantalla as t } from './messages/cuentas-pago-pantalla.ts'

export const estadosSolicitud = ['Sin confirmar', 'Pendiente', 'Aprobada', 'Rechazada', 'Retirada'] as const

/** A request of another account (Commissions §3), with its CLABE and bank (decision 101). */
export const solicitudCuenta = z
  .object({
    id: z.int(),
    comisionistaId: z.int(),
    razonSocial: z.string(),
    rfc: z.string(),
    fechaCarga: z.string(),
    urlCaratula: z.string(),
    correoAgencia: z.string(),
    clabe: z.string(),
    banco: z.string(),
    solicitante: z.string(),
    administrador: z.string().nullable(),
    /** False until it is approved. */
    estatus: z.boolean(),
    estado: z.enum(estadosSolicitud),
    fechaAprobacion: z.string().nullable(),
    rechazadoMotivo: z.string().nullable(),
    /** Account in force when it is looked at, null when none is known. */
    cuentaActual: z.string().nullable(),
    /** The booking a guest named; null when it was asked for with a session. */
    bookingCode: z.string().nullable(),
    /** Whether the one who looks may settle it. */
    puedeResolver: z.boolean(),
    /** A guest's that nobody confirmed: the one who looks may confirm it, and whoever approves may reject it. */
    puedeConfirmar: z.boolean(),
  })
  .meta({ id: 'SolicitudCuenta' })
export type SolicitudCuenta = z.infer<typeof solicitudCuenta>
export const paginaSolicitudes = paginaDe(solicitudCuenta).meta({ id: 'PaginaSolicitudesCuenta' })
export const consultaSolicitudes = consultaLista.extend({
  porPagina: porPagina(30),
})

export const cuentaDeComisionista = z.object({
  comisionistaId: idNumerico.optional(),
})
/** The account in force (its end only), what waits, and the history. */
export const cuentaActual = z
  .object({
    banco: z.string().nullable(),
    clabe: z.string().nullable(),
    correoAgencia: z.string(),
    enEspera: z.string().nullable(),
    /** The request that waits, when the one who looks asked for it and may take it back. */
    retirable: z.int().nullable(),
    historia: z.array(
      z.object({ id: z.int(), fechaCarga: z.string(), cuenta: z.string(), estado: z.enum(estadosSolicitud) }),
    ),
  })
  .meta({ id: 'CuentaActual' })
export type CuentaActual = z.infer<typeof cuentaActual>

export const solicitudEnviada = z
  .object({ id: z.int(), mensaje: z.string() })
  .meta({ id: 'SolicitudEnviada' })
export const rechazoCuenta = z.object({
  motivo: z.string().trim().min(1, { error: t.motivoRequerido }).max(500),
})

/** Factura/guardarCatCuentaBanco, as documented; what approves it is not taken from here. */
export const cuentaBancoEntrada = z
  .object({
    rfc: z.string().max(20).default(''),
    correoAgencia: z.string().max(254).default(''),
    urlCaratula: z.string().max(300).default(''),
    clabe: z.string().max(30).default(''),
  })
  .meta({ id: 'CuentaBancoEntrada' })
export const bytesCaratula = 10 * 1024 * 1024
