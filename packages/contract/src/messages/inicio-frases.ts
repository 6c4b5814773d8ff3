import { daysBetween } from '@valija/domain/tiempo/dia.ts'
import { enMontos } from '../en-pesos.ts'
import { contar, facturas, lotes } from '../message-type.ts'

type Montos = readonly { moneda: string; monto: number }[]
type Parte = { facturas: number; montos: Montos }
/** What is due on a day: what is sure to be paid (`firme`) and what somebody only plans to. */
export type DiaDePago = { fecha: string; firme: Parte; previsto: Parte }

const enUtc = (dia: string): Date => new Date(`${dia}T12:00:00Z`)
const semana = new Intl.DateTimeFormat('es-MX', { timeZone: 'UTC', weekday: 'long' })
const mes = new Intl.DateTimeFormat('es-MX', { timeZone: 'UTC', month: 'long' })

/** `hoy`, `mañana viernes 13`, `el viernes 13`; further than six days off with its month, in another year with it too. */
export function sayDia(fecha: string, hoy: string): string {
  const faltan = daysBetween(hoy, fecha)
  if (faltan === 0) return 'hoy'
  const dia = `${semana.format(enUtc(fecha))} ${Number(fecha.slice(8))}`
  if (faltan === 1) return `mañana ${dia}`
  const otroAnio = fecha.slice(0, 4) !== hoy.slice(0, 4)
  const lejos = faltan > 6 || faltan < 0 || otroAnio ? ` de ${mes.format(enUtc(fecha))}` : ''
  return `el ${dia}${lejos}${otroAnio ? ` de ${fecha.slice(0, 4)}` : ''}`
}
const capital = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1)
const y = new Intl.ListFormat('es-MX', { type: 'conjunction' })

/**
 * «¿Cuándo me pagan?» in a sentence. Only what ANT accepted and nothing stands against is said to be paid; the rest is
 * planned. `vencidos` was due before `hoy`.
 */
export function sayCuandoMePagan(
  dia: DiaDePago | undefined,
  hoy: string,
  vencidos: { lotes: number; montos: Montos },
): string {
  const tarde =
    vencidos.lotes === 0
      ? ''
      : ` ${vencidos.lotes === 1 ? 'Te deben un pago vencido' : `Te deben ${vencidos.lotes.toLocaleString('es-MX')} pagos vencidos`} por ${enMontos(vencidos.montos)}.`
  if (!dia) return tarde === '' ? 'Ningún pago tuyo tiene fecha todavía.' : tarde.trim()
  const { firme, previsto, fecha } = dia
  const cuando = sayDia(fecha, hoy)
  const seguro = `te pagan ${enMontos(firme.montos)} por ${facturas(firme.facturas)}`
  if (firme.facturas === 0)
    return `Para ${cuando} está previsto pagarte ${enMontos(previsto.montos)} por ${facturas(previsto.facturas)}.${tarde}`
  if (previsto.facturas === 0) return `${capital(cuando)} ${seguro}.${tarde}`
  return `${capital(cuando)} ${seguro}, y está previsto pagarte ${enMontos(previsto.montos)} por ${contar(previsto.facturas, 'otra', 'otras')}.${tarde}`
}

type Cola = { n: number; montos: Montos }
export type ColasDichas = Record<'vencidos' | 'vencenHoy' | 'enDuda' | 'porProcesar', Cola>
/** What waits for who pays, in a sentence: of each queue how many, and for how much where it has a sum. */
export function sayPorPagar({ porProcesar, vencenHoy, enDuda, vencidos }: ColasDichas): string {
  const parte = ({ n, montos }: Cola, cuales: string): string[] =>
    n === 0 ? [] : [`${lotes(n)} ${cuales}${montos.length === 0 ? '' : ` por ${enMontos(montos)}`}`]
  const partes = [
    ...parte(vencidos, vencidos.n === 1 ? 'vencido' : 'vencidos'),
    ...parte(vencenHoy, `que ${vencenHoy.n === 1 ? 'vence' : 'vencen'} hoy`),
    ...parte({ ...enDuda, montos: [] }, 'en duda'),
    ...parte(porProcesar, 'por procesar'),
  ]
  return partes.length === 0
    ? 'Ningún lote espera que lo proceses ni que lo pagues hoy.'
    : `Hay ${y.format(partes)}.`
}

/** What an agent may bill, in a sentence. */
export const sayPuedesFacturar = ({ n, montos }: { n: number; montos: Montos }): string =>
  n === 0
    ? 'No tienes comisiones por facturar.'
    : `Puedes facturar ${enMontos(montos)} (${contar(n, 'reserva', 'reservas')}).`

/** What waits for who confirms customers' payments, in a sentence. */
export function sayPagos({
  porConfirmar,
  porConciliar,
  cuentas,
}: {
  porConfirmar: number
  porConciliar: number
  cuentas: number
}): string {
  const partes = [
    ...(porConfirmar > 0 ? [`${contar(porConfirmar, 'comprobante', 'comprobantes')} por confirmar`] : []),
    ...(porConciliar > 0 ? [`${contar(porConciliar, 'movimiento', 'movimientos')} por conciliar`] : []),
    ...(cuentas > 0 ? [`${contar(cuentas, 'cuenta', 'cuentas')} con días sin estado de cuenta`] : []),
  ]
  return partes.length === 0
    ? 'Ningún pago de cliente espera que lo confirmes ni que lo concilies.'
    : `De los pagos de clientes hay ${y.format(partes)}.`
}
