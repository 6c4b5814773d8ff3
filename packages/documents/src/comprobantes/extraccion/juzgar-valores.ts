import { type Dia, daysBetween, enDiaMesAnio } from '@valija/domain/tiempo/dia.ts'
import { isCortada, leerClave } from './claves.ts'
import type { Contexto, Extraccion } from './extraer.ts'
import { judge } from './juicio.ts'
import { umbrales } from './umbrales.ts'
import { escribirMonto, leerFecha, leerMonto } from './valores.ts'

/** What a reader that gives no places says of a proof. Only texts: how sure it says it is does not count. */
export type ValoresSueltos = {
  fechaPago?: string | null
  montoPagado?: string | null
  moneda?: string | null
  concepto?: string | null
  numeroTransaccion?: string | null
}

/**
 * The same checks for values without a label or a place. Alone none is sure; the tracking key and the day prove each
 * other, and an amount that is owed proves itself.
 */
export function juzgarValores(valores: ValoresSueltos, { hoy, saldos = [] }: Contexto): Extraccion {
  const escrita = leerClave(valores.numeroTransaccion ?? '')
  const rota = escrita !== null && escrita.emisor === null && isCortada(escrita.clave)
  const clave = rota ? null : escrita
  const fecha = leerFecha(valores.fechaPago ?? '')
  const monto = leerMonto(valores.montoPagado ?? '')
  const proven = fecha !== null && clave?.fecha === fecha.dia
  const national = clave?.emisor != null
  const campos: Extraccion['campos'] = {}
  const field = (valor: string, holds: boolean, dudas: Parameters<typeof judge>[0]['dudas'] = []) => ({
    valor,
    ...judge({ inicio: holds ? 'etiquetaParecida' : 'sinEtiqueta', corroborado: holds, dudas }),
    lugar: null,
  })
  if (fecha && fecha.dia <= hoy)
    campos.fechaPago = field(enDiaMesAnio(fecha.dia), proven, [
      fecha.dosCifras && 'anioDeDosCifras',
      isOld(fecha.dia, hoy) && 'fechaAntigua',
    ])
  if (monto && !monto.raro && !monto.negativo && monto.centavos <= umbrales.montoMaximo)
    campos.montoPagado = field(escribirMonto(monto.centavos), saldos.includes(monto.centavos), [
      !monto.decimales && 'sinDecimales',
    ])
  const moneda = /^(MXN|USD|EUR)$/.exec(valores.moneda?.trim().toUpperCase() ?? '')?.[0]
  if (moneda) campos.moneda = field(moneda, moneda === 'MXN' && national)
  const concepto = valores.concepto?.replace(/\s+/g, ' ').trim() ?? ''
  if (/[\p{L}\d]/u.test(concepto) && concepto.length <= 210) campos.concepto = field(concepto, false)
  const numero = valores.numeroTransaccion?.trim().toUpperCase() ?? ''
  if (clave) campos.numeroTransaccion = field(clave.clave, proven)
  else if (!rota && /^(?=.*\d)[A-Z\d-]{1,30}$/.test(numero)) campos.numeroTransaccion = field(numero, false)
  const nothing = !campos.montoPagado && !campos.fechaPago && !campos.numeroTransaccion
  return {
    campos,
    noEsPago: nothing ? 'sinDatos' : null,
    pagado: false,
    varias: false,
    destino: null,
    banco: clave?.emisor ?? null,
  }
}

const isOld = (dia: Dia, hoy: Dia): boolean => daysBetween(dia, hoy) > umbrales.diasDeAntiguedad
