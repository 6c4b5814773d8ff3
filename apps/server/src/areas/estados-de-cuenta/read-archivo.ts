import type { EstadoDeCuenta, EstadoRechazado } from '@valija/documents/estados-de-cuenta/estado-leido.ts'
import type { Movimiento } from '@valija/documents/estados-de-cuenta/movimiento.ts'
import type { Perfil } from '@valija/documents/estados-de-cuenta/perfiles.ts'
import { isMismaCuenta } from '@valija/domain/conciliacion/puntuar.ts'
import { sumarDias } from '@valija/domain/tiempo/dia.ts'
import type { Conn } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { readOne, salidaDe } from '../../lectores/read-one.ts'
import { type Refusal, refuse, refuseWith } from '../../refuse.ts'
import { claveDeFila } from './clave-de-fila.ts'

/** What is paid on a long weekend bears the day of the next one that banks open. */
const diasPorDelante = 7

export const rechazosDeHoja = {
  noEsHojaDeCalculo: 'estadoNoEsHoja',
  formatoDeSistemas: 'estadoParaSistemas',
  hojaDemasiadoGrande: 'estadoMuyGrande',
  hojaIlegible: 'estadoIlegible',
  hojaVacia: 'estadoVacio',
} as const

/** A statement's rows as the product keeps them. What is not the form of its source is refused, never guessed. */
export async function readArchivoDeEstado(
  { lectores, reloj }: Pick<Deps, 'lectores' | 'reloj'>,
  { usuarioId }: Actor,
  bytes: Uint8Array,
  perfil: Perfil,
  conocidos?: readonly Perfil[],
): Promise<EstadoDeCuenta> {
  const conFin = { ...perfil, ultimoDia: sumarDias(await reloj.hoy(), diasPorDelante) }
  const answer = await readOne(lectores, 'estado', usuarioId, bytes, { perfil: conFin, conocidos })
  const estado = salidaDe(answer, () => refuse('estadoAgotado'))
  if ('codigo' in estado) {
    if (estado.codigo === 'otroFormato') throw deOtroFormato(perfil, estado)
    if (estado.codigo === 'variasCuentas') throw refuse('estadoDeVariasCuentas', { cuentas: estado.cuentas })
    if (estado.codigo === 'diceOtraMoneda')
      throw refuse('estadoDiceOtraMoneda', { nombre: perfil.nombre, monedas: estado.monedas })
    if (estado.codigo === 'variasHojas') throw refuse('estadoDeVariasHojas', { hojas: estado.hojas })
    if (estado.codigo === 'sinPrueba') throw refuse('estadoSinPrueba')
    if (estado.codigo === 'enMiles') throw refuse('estadoEnMiles')
    if (estado.codigo === 'deTarjeta') throw refuse('estadoDeTarjeta')
    if (estado.codigo === 'fechasSinAno')
      throw refuse('estadoConFechasSinAno', { renglon: estado.renglon, texto: estado.texto })
    if (estado.codigo === 'fechasAmbiguas')
      throw refuse('estadoConFechasAmbiguas', { renglon: estado.renglon, texto: estado.texto })
    throw refuse(rechazosDeHoja[estado.codigo])
  }
  if (estado.movimientos.length === 0 && estado.ilegibles.length === 0) throw refuse('estadoVacio')
  return { ...estado, movimientos: withOrdinal(estado.movimientos) }
}

/** The sources it looks like are told by their `clave` too, so that the same file is read with one of them. */
function deOtroFormato(perfil: Perfil, estado: Extract<EstadoRechazado, { codigo: 'otroFormato' }>): Refusal {
  const { pareceDe, encabezadoEn, seLeePorEncabezados } = estado
  const { codigo, message: mensaje } = refuse('estadoDeOtroFormato', {
    nombre: perfil.nombre,
    pareceDe: pareceDe.length,
    encabezadoEn,
    esperadoEn: perfil.filaDatos,
    seLeePorEncabezados,
  })
  const detalles = pareceDe.map(({ clave, nombre }) => ({ campo: clave, mensaje: nombre }))
  return refuseWith(codigo, mensaje, { detalles })
}

/** Counted among rows equal in what a row is known by. */
export function withOrdinal(movimientos: readonly Movimiento[]): Movimiento[] {
  const seen = new Map<string, number>()
  return movimientos.map((row) => {
    const key = claveDeFila(row)
    const ordinal = (seen.get(key) ?? 0) + 1
    seen.set(key, ordinal)
    return { ...row, ordinal }
  })
}

/** The currency is not in the file: an account that the payment methods keep in another one stops it. */
export async function assertMoneda(db: Conn, { cuenta, perfil }: EstadoDeCuenta): Promise<void> {
  if (cuenta === '') return
  const todos = await db
    .selectFrom('metodosPago')
    .select(['monedaNacional', 'numeroCuenta'])
    .where('eliminadoEn', 'is', null)
    .execute()
  // A method may carry the CLABE that holds the account.
  const metodos = todos.filter(({ numeroCuenta }) => isMismaCuenta(numeroCuenta, cuenta))
  const nacional = perfil.moneda === 'MXN'
  if (metodos.length > 0 && metodos.every((metodo) => metodo.monedaNacional !== nacional))
    throw refuse('estadoDeOtraMoneda', { cuenta, moneda: perfil.moneda })
}
