import { z } from 'zod'
import type { Llamada } from '../llamada.ts'
import type { RefusalCode } from '../refusals.ts'

/** What is kept by its hash may be gone or not what it was. */
export const delAlmacen = ['almacenIncompleto', 'archivoAlterado', 'archivoPerdido'] as const
/** What people hand in is read elsewhere, in turns. */
export const deLectores = ['lectoresOcupados', 'lecturaInterrumpida'] as const
export const delBorrador = ['borradorNoEncontrado', 'borradorYaGuardado'] as const
/** A step of a draft asked for before those it stands on. */
export const delPaso = [
  'pasoFaltaFacturas',
  'pasoFaltaLayout',
  'pasoFaltaProveedor',
  'pasoFaltaValidarFacturas',
  'pasoFaltaValidarLayout',
  'pasoFaltaValidarLote',
  'pasoFaltaValidarReservas',
  'pasoNingunaContinua',
  'pasoSatPendiente',
] as const
/** Making a lote of a draft. */
export const delGuardado = [
  'demasiadasFacturas',
  'facturasRegistradasMientras',
  'faltaNombre',
  'faltaNombreYPdf',
  'faltaPdf',
  'loteCambioMientras',
  'reservasYaFacturadas',
] as const
/** Whom a call of the agents is about. */
export const delComisionista = ['comisionistaNoEncontrado', 'eligeComisionista', 'sinComisionista'] as const
/** Reading their commissions. */
export const deComisiones = [...delComisionista, 'comisionesNoDisponibles', 'sistemaExternoCaido'] as const
/** What is to be billed of them. */
export const deSeleccion = [
  ...deComisiones,
  'comisionNoPagable',
  'regimenNoFactura',
  'reservasEnOtraPrefactura',
  'reservasNoExisten',
  'reservasYaFacturadas',
  'rfcSinRegimen',
  'seleccionaReservas',
] as const
/** The sheet of one booking, for who has no account. */
export const deGenerador = [
  'comisionNoPagable',
  'comisionesNoDisponibles',
  'regimenNoFactura',
  'reservaNoExiste',
  'rfcNoRegistrado',
  'rfcSinRegimen',
  'sistemaExternoCaido',
] as const
/** Asking an engine for a booking that is to be paid. */
export const deReserva = [
  'errorBuscarReserva',
  'errorValidarRfc',
  'localizadorNoEncontrado',
  'reservaCancelada',
  'reservaNoEncontrada',
  'rfcNoCoincide',
] as const
/** Undoing what was matched. */
export const deDeshacer = [
  'accionDeshecha',
  'accionNoDeshacible',
  'movimientoConciliado',
  'movimientoIgnorado',
] as const
/** Reading a bank statement. */
export const deEstado = [
  'estadoAgotado',
  'estadoConFechasAmbiguas',
  'estadoConFechasSinAno',
  'estadoDeOtroFormato',
  'estadoDeTarjeta',
  'estadoDeVariasCuentas',
  'estadoDeVariasHojas',
  'estadoDiceOtraMoneda',
  'estadoEnMiles',
  'estadoIlegible',
  'estadoMuyGrande',
  'estadoNoEsHoja',
  'estadoParaSistemas',
  'estadoSinPrueba',
  'estadoVacio',
] as const

const conCapacidad = ['sinPermiso', 'accesoPendiente', 'debeCambiarContrasena', 'debeSegundoFactor'] as const
const conArchivos = [
  'archivoDemasiadoGrande',
  'envioIncompleto',
  'sinArchivosEnCarga',
  'demasiadosArchivosEnGrupo',
  ...deLectores,
  'sinLugar',
  'almacenLleno',
  ...delAlmacen,
] as const

/** Every expected "no" of a call: what its permission and its parts bring, and its own. */
export function negativasDe(llamada: Llamada): RefusalCode[] {
  const { allow, params, query, body, upload, boleto, refusals = [] } = llamada
  const brings: [boolean, readonly RefusalCode[]][] = [
    [true, ['demasiadasPeticiones', 'intentaDeNuevo']],
    [Boolean(params ?? query ?? body), ['datosInvalidos']],
    [body !== undefined, ['envioDemasiadoGrande']],
    [allow !== 'publico', ['sesionExpirada']],
    [allow !== 'publico' && allow !== 'sesion', conCapacidad],
    [boleto === true, ['boletoInvalido']],
    [upload === true, conArchivos],
    [takes(query, 'cursor'), ['cursorInvalido', 'ordenDesconocido']],
    [takes(query, 'columnas'), ['columnaDesconocida']],
    [true, refusals],
  ]
  return [...new Set(brings.flatMap(([does, codes]) => (does ? codes : [])))]
}

const takes = (query: Llamada['query'], name: string): boolean =>
  query instanceof z.ZodObject && name in query.shape
