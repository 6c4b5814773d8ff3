import { monedas } from '@valija/palabras/moneda.ts'
import { z } from 'zod'
import { movimiento } from './estados-de-cuenta.ts'
import { idNumerico as idDeRuta } from './id.ts'
import { consultaLista, paginaDe } from './lista.ts'
import { pesos } from './pesos.ts'

/*
 * Matching (conciliación): every abono tied to what it pays, for the roles of `rolesEstadosDeCuenta`. Live event:
 * {tipo: 'conciliacion', ids: of movements, or ['corrida-12'] while a run goes on}.
 */

export const idDeMovimiento = z.object({ movimientoID: idDeRuta })

export const estadosDeMovimiento = ['sinIdentificar', 'parcial', 'conciliado', 'ignorado'] as const
export const estadoDeMovimiento = z.enum(estadosDeMovimiento)

/** `maquina`: exact and unique; `regla`: a rule of this installation; `persona`: somebody accepted it. */
export const aplicadoPor = z.enum(['maquina', 'regla', 'persona'])

/** What a row is tied to, as its list tells it. */
export const atadura = z.object({
  accionID: z.number().int(),
  aplicadoPor,
  pagoID: z.number().int().nullable(),
  comprobanteID: z.number().int().nullable(),
  bookingCode: z.string(),
  rfc: z.string(),
  /** Contact e-mail of the payment's form. */
  contacto: z.string(),
  monto: pesos,
  /** Why, one sentence each. */
  razones: z.array(z.string()),
  /** A person looked over what the machine applied. */
  confirmadaPor: z.string().nullable(),
})
export type Atadura = z.infer<typeof atadura>

/** A statement row as matching shows it. `monto` is its abono (or cargo), `aplicado` what is tied, `restante` the rest. */
export const movimientoPorConciliar = movimiento
  .extend({
    estado: estadoDeMovimiento,
    esCargo: z.boolean(),
    monto: pesos,
    aplicado: pesos,
    restante: pesos,
    /** Payments §3: a pago was matched; and that pago is in state Valido. */
    pagoAplicado: z.boolean(),
    pagoValido: z.boolean(),
    aplicadoPor: aplicadoPor.nullable(),
    /** Concept given by a rule or a person, and the booking a rule names. */
    conceptoAsignado: z.string(),
    reservaAsignada: z.string(),
    motivoIgnorado: z.string().nullable(),
    /** The action that put it aside for later; undone, the row is to be reviewed again. Null: not aside. */
    paraDespuesAccionID: z.number().int().nullable(),
    /** How many suggestions it has now; null when it does not wait. */
    numSugerencias: z.number().int().nullable(),
    /** Points of the best suggestion when the row was last looked at by a run; null before. */
    puntos: z.number().int().nullable(),
    ataduras: z.array(atadura),
    /** A cargo of the same amount that came after it was applied: the money may have gone back. */
    cargoIgual: z
      .object({
        movimientoID: z.number().int(),
        fechaOperacion: z.string(),
        concepto: z.string(),
        monto: pesos,
      })
      .nullable(),
  })
  .meta({ id: 'MovimientoPorConciliar' })
export type MovimientoPorConciliar = z.infer<typeof movimientoPorConciliar>
export const paginaPorConciliar = paginaDe(movimientoPorConciliar)
export const consultaPorConciliar = consultaLista.extend({
  /** porConciliar: what is left (sinIdentificar and parcial). */
  estado: z.enum(['porConciliar', ...estadosDeMovimiento, 'todos']).default('porConciliar'),
  /** Of what waits: what is to be reviewed now, or what a person put aside for later. Left out: both. */
  lugar: z.enum(['porRevisar', 'paraDespues']).optional(),
  tipo: z.enum(['abonos', 'cargos', 'todos']).default('abonos'),
  fuente: z.string().max(40).optional(),
  cuenta: z.string().max(40).optional(),
  importacionID: idDeRuta.optional(),
  desde: z.iso.date().optional(),
  hasta: z.iso.date().optional(),
  aplicadoPor: aplicadoPor.optional(),
  /** Of the amount of the row, in pesos, both ends in. */
  montoDesde: z.coerce.number().min(0).max(1e12).optional(),
  montoHasta: z.coerce.number().min(0).max(1e12).optional(),
  conSugerencia: z.enum(['true', 'false']).optional(),
  /** Applied, and a cargo came since that may have taken it back. */
  conCargo: z.enum(['true']).optional(),
  /** Of what the machine applied: what no person has looked over yet. */
  porConfirmar: z.enum(['true']).optional(),
})

/** Why a candidate is proposed, or what speaks against it. `puntos` as they were added; negative against. */
export const razonDeSugerencia = z.object({
  razon: z.string(),
  texto: z.string(),
  puntos: z.number().int(),
  aFavor: z.boolean(),
  /** The piece of the row's text that says so, when one does. */
  encontrado: z.string().nullable(),
})
export type RazonDeSugerencia = z.infer<typeof razonDeSugerencia>

/** A pago of a suggestion and how much of the row would go to it. */
export const lineaDeSugerencia = z.object({
  pagoID: z.number().int(),
  bookingCode: z.string(),
  rfc: z.string(),
  nombrePaquete: z.string(),
  concepto: z.string(),
  fechaPago: z.string(),
  numeroTransaccion: z.string(),
  nombreMetodoPago: z.string(),
  numeroCuenta: z.string(),
  estadoID: z.number().int(),
  nombreEstado: z.string(),
  montoPago: pesos,
  /** Not yet tied to any row. */
  saldo: pesos,
  aplicar: pesos,
})
export type LineaDeSugerencia = z.infer<typeof lineaDeSugerencia>

/**
 * pago: one payment (whole or in part). pagos: several payments that this row covers. reserva: a booking without a pago;
 * accepting creates it in state 3. lote: a payment to a supplier (a cargo, or an abono that gives it back).
 */
export const sugerencia = z
  .object({
    /** Stable name: `pago:12`, `pagos:12+13`, `reserva:ABC123`, `lote:55`; what `rechazar` takes. */
    clave: z.string(),
    tipo: z.enum(['pago', 'pagos', 'reserva', 'lote']),
    puntos: z.number().int().min(0).max(100),
    /** Exact and unique by the documented definition: what the machine would apply. */
    exacta: z.boolean(),
    razones: z.array(razonDeSugerencia),
    lineas: z.array(lineaDeSugerencia),
    reserva: z
      .object({
        bookingCode: z.string(),
        rfc: z.string(),
        nombrePaquete: z.string(),
        moneda: z.enum(monedas),
        total: pesos,
        estatus: z.string(),
      })
      .nullable(),
    lote: z
      .object({
        comprobanteID: z.number().int(),
        loteID: z.number().int(),
        nombre: z.string(),
        proveedorNombre: z.string(),
        proveedorRfc: z.string(),
        fechaPago: z.string(),
        folio: z.string(),
        total: pesos,
      })
      .nullable(),
    aplicar: pesos,
    /** What of the row would be left. */
    restante: pesos,
  })
  .meta({ id: 'SugerenciaDeConciliacion' })
export type Sugerencia = z.infer<typeof sugerencia>

export const accionDeConciliacion = z
  .object({
    accionID: z.number().int(),
    clase: z.enum(['aceptar', 'rechazar', 'ignorar', 'posponer', 'clasificar', 'deshacer', 'retirar']),
    aplicadoPor,
    /** Actions of one press or of one run share it; undone together by it. */
    grupo: z.string(),
    movimientoID: z.number().int(),
    /** The row as it was: it may be gone with its import, and its currency with it. */
    fechaOperacion: z.string(),
    concepto: z.string(),
    monto: pesos,
    moneda: z.string().nullable(),
    texto: z.string(),
    lineas: z.array(
      z.object({
        tipo: z.enum(['pago', 'reserva', 'lote']),
        referencia: z.string(),
        bookingCode: z.string(),
        monto: pesos,
      }),
    ),
    motivo: z.string().nullable(),
    puntos: z.number().int().nullable(),
    quien: z.string(),
    cuando: z.string(),
    deshechaEn: z.string().nullable(),
    deshechaPor: z.string().nullable(),
    sePuedeDeshacer: z.boolean(),
  })
  .meta({ id: 'AccionDeConciliacion' })
export type AccionDeConciliacion = z.infer<typeof accionDeConciliacion>
export const paginaAcciones = paginaDe(accionDeConciliacion)
export const consultaAcciones = consultaLista.extend({
  movimientoID: idDeRuta.optional(),
  clase: accionDeConciliacion.shape.clase.optional(),
  aplicadoPor: aplicadoPor.optional(),
  grupo: z.uuid().optional(),
})

export const aplicacion = z.object({
  accionID: z.number().int(),
  aplicadoPor,
  puntos: z.number().int().nullable(),
  razones: z.array(razonDeSugerencia),
  linea: lineaDeSugerencia.nullable(),
  lote: sugerencia.shape.lote,
  monto: pesos,
  quien: z.string(),
  cuando: z.string(),
})
/** The statement rows of one payment, in its detail. */
export const movimientoDePago = z
  .object({
    movimientoID: z.number().int(),
    nombreFuente: z.string(),
    cuenta: z.string(),
    moneda: z.string(),
    fechaOperacion: z.string(),
    concepto: z.string(),
    referencia: z.string(),
    referenciaAmpliada: z.string(),
    /** What the row is for, and what of it went to this payment. */
    montoDelMovimiento: pesos,
    monto: pesos,
    aplicadoPor,
    quien: z.string(),
    cuando: z.string(),
    accionID: z.number().int(),
  })
  .meta({ id: 'MovimientoDePago' })
export type MovimientoDePago = z.infer<typeof movimientoDePago>

export const movimientoConSugerencias = z
  .object({
    movimiento: movimientoPorConciliar,
    sugerencias: z.array(sugerencia),
    /** Why none of them was applied by itself, in one sentence; null without suggestions. */
    porQueNo: z.string().nullable(),
    /** What is tied to it now. */
    aplicaciones: z.array(aplicacion),
    /** Refused pairs: they never come back; undoing the refusal brings them. */
    rechazadas: z.array(
      z.object({
        clave: z.string(),
        accionID: z.number().int().nullable(),
        texto: z.string(),
        quien: z.string(),
        cuando: z.string(),
      }),
    ),
    acciones: z.array(accionDeConciliacion),
  })
  .meta({ id: 'MovimientoConSugerencias' })
export type MovimientoConSugerencias = z.infer<typeof movimientoConSugerencias>

/** Localizador, RFC, transaction number, pago id, or an amount (`1,250.00`). */
export const consultaCandidatos = z.object({ movimientoID: idDeRuta, q: z.string().trim().min(1).max(120) })
export const candidatos = z
  .object({ sugerencias: z.array(sugerencia) })
  .meta({ id: 'CandidatosDeConciliacion' })
