import { type Centavos, pesosToCentavos } from '@valija/palabras/centavos.ts'
import { type Dia, parseDia } from '../tiempo/dia.ts'
import type { CampoLeido, CamposDeAnalisis } from './analisis.ts'
import { type MonedaID, monedas } from './montos.ts'

/** `day/month/year` as a proof prints it, when it is a real day and not a coming one; else null. */
export function readFechaDePago(texto: string, hoy: Dia): Dia | null {
  const parts = /^\s*(\d{1,2})[/](\d{1,2})[/](\d{4})\s*$/.exec(texto)
  if (!parts) return null
  const two = (n: string | undefined) => (n ?? '').padStart(2, '0')
  const dia = parseDia(`${parts[3]}-${two(parts[2])}-${two(parts[1])}`)
  return dia !== null && dia <= hoy ? dia : null
}

/**
 * The amount of a proof without currency signs and thousands separators; the decimal mark stays, be it a point or a
 * comma. What could be read two ways is not guessed.
 */
export function readMontoPagado(texto: string): Centavos | null {
  const plain = texto.replace(/[^\d.,-]/g, '').replace(/^[.,]+|[.,]+$/g, '')
  if (plain.startsWith('-') || !/\d/.test(plain)) return null
  const groups = (thousands: string, decimal: string) =>
    new RegExp(`^\\d{1,3}(?:\\${thousands}\\d{3})*(?:\\${decimal}\\d{1,2})?$|^\\d+(?:\\${decimal}\\d{1,2})?$`)
  if (groups(',', '.').test(plain)) return pesosToCentavos(Number(plain.replaceAll(',', '')))
  if (groups('.', ',').test(plain))
    return pesosToCentavos(Number(plain.replaceAll('.', '').replace(',', '.')))
  return null
}

/** Dollars fill the dollar amount; any other currency is taken as national. */
export const monedaDeLectura = (texto: string): MonedaID =>
  /\b(USD|US\$|DLS|D[OÓ]LARES)(?![A-Z])/i.test(texto) ? monedas.dolares : monedas.nacional

/** How sure a reading is, as a person is told: sure, to be looked at, hardly legible. */
export type Certeza = 'segura' | 'dudosa' | 'debil'
export const certezaDe = (confianza: number): Certeza =>
  confianza >= 0.9 ? 'segura' : confianza >= 0.6 ? 'dudosa' : 'debil'

/** One value as the payment form takes it. */
export type Dato<T> = {
  valor: T
  certeza: Certeza
  duda: string | null
  lugar: NonNullable<CampoLeido['lugar']> | null
}
export type Lectura = {
  monto?: Dato<Centavos> & { moneda: MonedaID }
  fechaPago?: Dato<Dia>
  concepto?: Dato<string>
  numeroTransaccion?: Dato<string>
}
export type CampoDeLectura = keyof Lectura

const dato = <T>(valor: T, { confianza, duda, lugar }: CampoLeido): Dato<T> => ({
  valor,
  certeza: certezaDe(confianza),
  duda: duda ?? null,
  lugar: lugar ?? null,
})

/** What of a reading can be put into the form: only real days up to today and amounts that are one. */
export function readLectura(campos: CamposDeAnalisis, hoy: Dia): Lectura {
  const { fechaPago, montoPagado, moneda, concepto, numeroTransaccion } = campos
  const dia = fechaPago && readFechaDePago(fechaPago.valor, hoy)
  const monto = montoPagado && readMontoPagado(montoPagado.valor)
  const texto = (campo: CampoLeido | undefined): { valor: string; campo: CampoLeido } | null => {
    const valor = campo?.valor.trim() ?? ''
    return campo && valor !== '' ? { valor, campo } : null
  }
  const textoConcepto = texto(concepto)
  const textoTransaccion = texto(numeroTransaccion)
  return {
    ...(montoPagado && monto
      ? {
          monto: {
            // An amount is no surer than its currency.
            ...dato(
              monto,
              moneda && moneda.confianza < montoPagado.confianza
                ? { ...montoPagado, ...onlyDoubt(moneda) }
                : montoPagado,
            ),
            moneda: monedaDeLectura(moneda?.valor ?? ''),
          },
        }
      : {}),
    ...(fechaPago && dia ? { fechaPago: dato(dia, fechaPago) } : {}),
    ...(textoConcepto ? { concepto: dato(textoConcepto.valor, textoConcepto.campo) } : {}),
    ...(textoTransaccion ? { numeroTransaccion: dato(textoTransaccion.valor, textoTransaccion.campo) } : {}),
  }
}

const onlyDoubt = ({ confianza, duda }: CampoLeido): Pick<CampoLeido, 'confianza' | 'duda'> => ({
  confianza,
  duda,
})
