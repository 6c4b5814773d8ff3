import { letrasDeRfc, normalizeRfc } from '@valija/palabras/rfc.ts'
import { z } from 'zod'
import { archivoPdf, aviso, facturaBorrador, loteGuardado } from './borradores.ts'
import { bookingCode } from './comisiones.ts'
import { bytesCaratula } from './cuentas-pago.ts'
import { dia } from './dia.ts'
import { comisiones } from './messages/comisiones.ts'
import { cuentasPago } from './messages/cuentas-pago.ts'
import { invitados as mensajesDeInvitados } from './messages/invitados.ts'
import { pesos } from './pesos.ts'
import { renglonDeHoja } from './prefacturas.ts'

/**
 * The calls of guests: public, without a session, each limited by address and by RFC. Beginning a load answers a token,
 * which the calls of the wizard carry in the header `x-carga-invitado` (`cabeceraCarga`). They are refused when the token
 * has expired or gave up its place; once the lote is saved, those that would change it are refused too. While
 * `satPendientes` or `antPendientes` is above zero the load is asked for again.
 */
export const cabeceraCarga = 'x-carga-invitado'
/** Screens that a mail or an answer leads to. */
export const rutasInvitado = {
  entrada: '/ingresar/rfc',
  menu: '/ComisionistaInvitado',
  portal: '/',
  confirmarCuenta: '/ComisionistaInvitado/confirmar',
} as const
export const maximosInvitado = {
  archivosXml: 20,
  archivosPdf: 30,
  grupoXml: 5,
  grupoPdf: 3,
  bytesXml: 1024 * 1024,
  bytesPdf: 5 * 1024 * 1024,
  bytesCaratula,
  reservasPorFactura: 50,
  reservas: 200,
} as const

/** RFC entry (Commissions §5): 12 or 13 capitals and digits, & and Ñ too, not only digits; hyphens come out first. */
const rfcSinFalta = (falta: string) =>
  z
    .string()
    .trim()
    .toUpperCase()
    .transform(normalizeRfc)
    .pipe(
      z
        .string()
        .min(1, falta)
        .min(12, mensajesDeInvitados.rfcCorto)
        .max(13, comisiones.rfcLargo)
        .regex(new RegExp(`^[${letrasDeRfc}]*$`), mensajesDeInvitados.rfcLetras)
        .refine((rfc) => !/^\d+$/.test(rfc), mensajesDeInvitados.rfcSoloNumeros),
    )
export const rfcDeEntrada = rfcSinFalta(comisiones.sinRfc)
/** In the bank-data window the RFC and the e-mail are missed in one sentence (C-116). */
export const rfcDeCuenta = rfcSinFalta(cuentasPago.sinRfcNiCorreo)
export const rfcInvitadoEntrada = z.object({ rfc: rfcDeEntrada }).meta({ id: 'RfcInvitadoEntrada' })
/** The routing answer, and nothing else of an RFC. */
export const rfcInvitado = z
  .object({ rfc: z.string(), portalInvitacion: z.boolean(), ruta: z.string() })
  .meta({ id: 'RfcInvitado' })
export type RfcInvitado = z.infer<typeof rfcInvitado>

export const pasosInvitado = ['facturas', 'reservas', 'guardar'] as const
export type PasoInvitado = (typeof pasosInvitado)[number]

export const reservaInvitado = z.object({ bookingCode: z.string(), commission: pesos })
export const facturaInvitado = facturaBorrador
  .omit({ hash: true, layout: true })
  .extend({
    /** Bookings it bills, empty while none is named. */
    reservas: z.array(reservaInvitado),
    /** The sheet of those bookings against the invoice, by the regime the invoice itself names; null before. */
    comparacion: z
      .object({ renglones: z.array(renglonDeHoja), redondeo: pesos, totalComisiones: pesos })
      .nullable(),
    ant: z.enum(['pendiente', 'sinRespuesta', 'correcto', 'incorrecto']).nullable(),
    /** What its substitute must say, attribute by attribute; null where there is nothing to issue again. */
    correccion: z.array(z.tuple([z.string(), z.string()])).nullable(),
    /** In the lote once it is saved. */
    lista: z.boolean(),
  })
  .meta({ id: 'FacturaInvitado' })
export type FacturaInvitado = z.infer<typeof facturaInvitado>

/** What the guest has put in so far, judged by the server as of now. */
export const cargaInvitado = z
  .object({
    expiraEn: z.string(),
    hoy: dia,
    /** The company's RFC, which the facturas must be made out to. */
    receptor: z.string(),
    cortePue: z.int(),
    /** Furthest step that is open. */
    paso: z.enum(pasosInvitado),
    /** True until a booking code of the issuer is named. */
    enCuarentena: z.boolean(),
    satPendientes: z.int(),
    antPendientes: z.int(),
    avisos: z.array(aviso),
    facturas: z.array(facturaInvitado),
    pdfsSueltos: z.array(archivoPdf),
    continuan: z.object({ facturas: z.int(), total: pesos, moneda: z.string() }),
    listas: z.object({ facturas: z.int(), total: pesos, moneda: z.string(), reservas: z.int() }),
    /** The lote it became; what has been saved cannot be changed. */
    lote: z.object({ id: z.int(), nombre: z.string() }).nullable(),
  })
  .meta({ id: 'CargaInvitado' })
export type CargaInvitado = z.infer<typeof cargaInvitado>

/** The token is shown once: keep it (session storage) and send it in the header `x-carga-invitado`. */
export const cargaIniciada = z
  .object({ token: z.string(), carga: cargaInvitado })
  .meta({ id: 'CargaIniciada' })

/** 'Validar reserva': each factura that continues with its booking codes, all of the batch at once. */
export const reservasInvitado = z
  .object({
    facturas: z
      .array(
        z.object({
          id: z.uuid(),
          bookingCodes: z.array(bookingCode).max(maximosInvitado.reservasPorFactura),
        }),
      )
      .max(maximosInvitado.archivosXml)
      .refine(
        (facturas) =>
          facturas.reduce((n, { bookingCodes }) => n + bookingCodes.length, 0) <= maximosInvitado.reservas,
        mensajesDeInvitados.demasiadasReservas({ limite: maximosInvitado.reservas }),
      ),
  })
  .meta({ id: 'ReservasInvitado' })

export const guardarInvitado = z
  .object({ correo: z.string().trim().max(254).default('') })
  .meta({ id: 'GuardarInvitado' })
export const loteInvitado = loteGuardado
  .extend({
    /** Of them, those that call for a complement of payment once they are paid, and the day by which. */
    ppd: z.int(),
    diaComplemento: z.int(),
    correo: z.string(),
    mensaje: z.string(),
  })
  .meta({ id: 'LoteInvitado' })
export type LoteInvitado = z.infer<typeof loteInvitado>

/** Text fields beside the file of POST /api/invitados/cuenta. */
export const cuentaInvitadoCampos = z.object({
  rfc: rfcDeCuenta,
  bookingCode,
  correoAgencia: z.string(),
  clabe: z.string(),
})
export const peticionInvitado = z.object({ mensaje: z.string() }).meta({ id: 'PeticionInvitado' })
/** The code of the mailed link (`?codigo=` of `rutasInvitado.confirmarCuenta`). */
export const enlaceCuenta = z.object({ codigo: z.string().min(1).max(100) }).meta({ id: 'EnlaceCuenta' })
/** What the link would confirm, the account by its end only. */
export const cuentaPorConfirmar = z
  .object({ razonSocial: z.string(), cuenta: z.string(), fechaCarga: z.string() })
  .meta({ id: 'CuentaPorConfirmar' })
export type CuentaPorConfirmar = z.infer<typeof cuentaPorConfirmar>
