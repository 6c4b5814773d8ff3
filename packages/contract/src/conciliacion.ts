import { idNumerico as idDeRuta } from './id.ts'
import { z } from 'zod'
import { consultaLista, paginaDe } from './lista.ts'
import { movimiento } from './estados-de-cuenta.ts'
import { pesos } from './pesos.ts'

/*
 * Matching (conciliación): every abono tied to what it pays. All calls ask for the roles of `rolesEstadosDeCuenta`, else
 * 403 `sinPermisoDePago`. Changes carry `clave`, a uuid of the request: sent twice it answers what the first one did.
 * A change says `{accionID | acciones, grupo}`: what can be undone.
 *
 *   GET    /api/conciliacion/resumen                              resumenConciliacion (counters, last run, weights)
 *   GET    /api/conciliacion/movimientos                          consultaPorConciliar → paginaPorConciliar
 *                                                                 orden: fechaOperacion | monto | puntos, with or without -
 *   GET    /api/conciliacion/movimientos/:movimientoID            movimientoConSugerencias · 404 noEncontrado
 *   GET    /api/conciliacion/candidatos                           consultaCandidatos → candidatos (a person's own search)
 *   POST   /api/conciliacion/movimientos/:movimientoID/aceptar    aceptarEntrada → accionHecha
 *            404 noEncontrado · 409 movimientoIgnorado, movimientoEsCargo, montoExcedido (detail per line), pagoNoConciliable, monedaDistinta,
 *            movimientoCambio (somebody else was first), pagoDeReservaYaExiste, comprobanteReutilizado (the
 *            transfer is in another pago: goes on with `motivo`) · 400 sinLineas, sinMetodoDeCuenta ·
 *            and of the booking: reservaCancelada, reservaNoEncontrada, localizadorNoEncontrado, tipoCambioNoDisponible
 *   POST   /api/conciliacion/movimientos/:movimientoID/rechazar   rechazarEntrada → accionHecha · 409 parejaConciliada
 *   POST   /api/conciliacion/movimientos/:movimientoID/ignorar    ignorarEntrada → accionHecha · 409 movimientoConciliado,
 *            movimientoIgnorado
 *   POST   /api/conciliacion/movimientos/:movimientoID/posponer   posponerEntrada → accionHecha · 409 movimientoConciliado,
 *            movimientoIgnorado, movimientoYaParaDespues. It still waits, in «Para después»; undone, it is back
 *   POST   /api/conciliacion/aceptar                              aceptarVariosEntrada → variasHechas (each its own outcome)
 *   POST   /api/conciliacion/ignorar                              ignorarVariosEntrada → variasHechas
 *   POST   /api/conciliacion/posponer                             posponerVariosEntrada → variasHechas
 *   POST   /api/conciliacion/acciones/:accionID/deshacer          deshacerEntrada → accionHecha · 409 accionDeshecha,
 *            accionNoDeshacible
 *   POST   /api/conciliacion/deshacer                             deshacerVariosEntrada → variasHechas (by ids or by grupo)
 *   POST   /api/conciliacion/confirmar                            confirmarEntrada → variasHechas (what the machine applied)
 *   GET    /api/conciliacion/acciones                             consultaAcciones → paginaAcciones (the log)
 *   POST   /api/conciliacion/corridas                             corridaEntrada → corrida (started; it goes on by itself)
 *   GET    /api/conciliacion/corridas/:corridaID                  corrida (progress) · 404
 *   POST   /api/estados-de-cuenta/:importacionID/deshacer         body {deshacerConciliaciones?: true}: an import with matches is
 *            refused with 409 importacionConciliada unless they are taken back with it, in the same transaction
 * The detail of a payment (GET /api/pagos/:pagoID) gains `movimientos`: movimientoDePago[].
 * Rules: conciliacion-reglas.ts. Profiles of sources: perfiles-de-estado.ts. Live event: {tipo:'conciliacion', ids:
 * movement ids, or ['corrida-12'] while a run goes on}.
 */

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
export const idDeMovimiento = z.object({ movimientoID: idDeRuta })
export const idDeAccion = z.object({ accionID: idDeRuta })
export const idDeCorrida = z.object({ corridaID: idDeRuta })
const clave = z.uuid()
const motivo = z.string().trim().min(1).max(300)

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
        moneda: z.enum(['MXN', 'USD']),
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

/** Either pagos with their amounts, or a booking that gets its pago, or a payment to a supplier. */
export const aceptarEntrada = z
  .object({
    clave,
    lineas: z
      .array(z.object({ pagoID: id, monto: pesos }))
      .max(50)
      .default([]),
    reserva: z
      .object({ bookingCode: z.string().trim().toUpperCase().min(1).max(20), metodoPagoID: id.optional() })
      .nullish(),
    comprobanteID: id.nullish(),
    /** Points and reasons the screen showed are not sent: the server judges again. */
    motivo: motivo.nullish(),
  })
  .meta({ id: 'AceptarConciliacionEntrada' })
export const rechazarEntrada = z
  .object({
    clave,
    sugerencia: z
      .string()
      .regex(/^(pago:\d{1,15}|pagos:\d{1,15}(\+\d{1,15}){1,49}|reserva:[A-Z0-9]{1,20}|lote:\d{1,15})$/),
    motivo: motivo.nullish(),
  })
  .meta({ id: 'RechazarConciliacionEntrada' })
export const ignorarEntrada = z.object({ clave, motivo }).meta({ id: 'IgnorarMovimientoEntrada' })
export const posponerEntrada = z.object({ clave }).meta({ id: 'PosponerMovimientoEntrada' })
export const deshacerEntrada = z.object({ clave }).meta({ id: 'DeshacerAccionEntrada' })

/** The best suggestion of each row, when it is still the one named. */
export const aceptarVariosEntrada = z
  .object({
    clave,
    pares: z
      .array(z.object({ movimientoID: id, sugerencia: z.string().max(900) }))
      .min(1)
      .max(200),
  })
  .meta({ id: 'AceptarVariosEntrada' })
export const ignorarVariosEntrada = z
  .object({ clave, movimientoIDs: z.array(id).min(1).max(500), motivo })
  .meta({ id: 'IgnorarVariosEntrada' })
export const posponerVariosEntrada = z
  .object({ clave, movimientoIDs: z.array(id).min(1).max(500) })
  .meta({ id: 'PosponerVariosEntrada' })
export const deshacerVariosEntrada = z
  .object({ clave, accionIDs: z.array(id).max(500).default([]), grupo: z.uuid().nullish() })
  .meta({ id: 'DeshacerVariasEntrada' })

/** What the machine applied, found right by a person: it stays, and is no longer to be looked over. */
export const confirmarEntrada = z
  .object({ clave, accionIDs: z.array(id).min(1).max(500) })
  .meta({ id: 'ConfirmarConciliacionesEntrada' })

export const accionHecha = z
  .object({
    accionID: z.number().int(),
    grupo: z.string(),
    /** The same request came before: this is what it did then. */
    repetido: z.boolean(),
    movimiento: movimientoPorConciliar,
    /** The pago that accepting a booking created. */
    pagoID: z.number().int().nullable(),
  })
  .meta({ id: 'AccionHecha' })
export type AccionHecha = z.infer<typeof accionHecha>
/** In bulk nothing good waits for what is not: each one left out says why. */
export const variasHechas = z
  .object({
    grupo: z.string(),
    hechas: z.number().int(),
    repetido: z.boolean(),
    omitidas: z.array(z.object({ id: z.number().int(), codigo: z.string(), mensaje: z.string() })),
  })
  .meta({ id: 'VariasHechas' })
export type VariasHechas = z.infer<typeof variasHechas>

/** A run: rules first, then what is exact and unique; suggestions are counted. Repeating it does no harm. */
export const corrida = z
  .object({
    corridaID: z.number().int(),
    grupo: z.string(),
    importacionID: z.number().int().nullable(),
    estado: z.enum(['enEspera', 'enCurso', 'terminada', 'fallida']),
    total: z.number().int(),
    revisados: z.number().int(),
    porRegla: z.number().int(),
    aplicados: z.number().int(),
    conSugerencia: z.number().int(),
    creadaEn: z.string(),
    terminadaEn: z.string().nullable(),
    quien: z.string(),
  })
  .meta({ id: 'CorridaDeConciliacion' })
export type Corrida = z.infer<typeof corrida>
export const corridaEntrada = z.object({ importacionID: id.nullish() }).meta({ id: 'CorridaEntrada' })

const cuenta = z.object({
  filas: z.number().int(),
  monto: z.array(z.object({ moneda: z.string(), monto: pesos })),
})
export const resumenConciliacion = z
  .object({
    /** False: this person sees no matching; the rest is then empty. */
    puedeConciliar: z.boolean(),
    sinIdentificar: cuenta,
    parcial: cuenta,
    conciliado: cuenta,
    ignorado: cuenta,
    /** Of what is left (sinIdentificar and parcial), what was put aside for later. */
    paraDespues: cuenta,
    /** Of those applied, how many by the machine. */
    porMaquina: z.number().int(),
    /** Applied rows that a cargo of the same amount may have taken back. */
    conCargoIgual: z.number().int(),
    porPersona: z.number().int(),
    conSugerencia: z.number().int(),
    corrida: corrida.nullable(),
    /** The table of weights and thresholds, as it is in force. */
    pesos: z.array(
      z.object({ razon: z.string(), texto: z.string(), puntos: z.number().int(), explicacion: z.string() }),
    ),
    umbrales: z.object({
      sugerencia: z.number().int(),
      diasMaquina: z.number().int(),
      diasBusqueda: z.number().int(),
    }),
  })
  .meta({ id: 'ResumenDeConciliacion' })
export type ResumenConciliacion = z.infer<typeof resumenConciliacion>
