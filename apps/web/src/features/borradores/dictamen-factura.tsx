import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { reglas } from '@valija/contract/messages/reglas.ts'
import { textoParaQuienFactura } from '@valija/contract/redaccion/texto-para-quien-factura.ts'
import { seSustituye } from '@valija/domain/facturas/hallazgo.ts'
import { reglasDeFactura } from '@valija/domain/facturas/judge-factura.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import { DictamenCard } from '../../ui/facturas/dictamen-card.tsx'
import type { Fila } from '../../ui/facturas/fila.ts'

/** What the hotel's billing desk needs, attribute by attribute, padded so that it reads as a table. */
const billingText = (fila: Fila, politica: Politica | null): string | undefined => {
  if (fila.cabecera === null || politica === null || !seSustituye(fila.hallazgos)) return undefined
  // What is cancelled, or unknown to the SAT, cannot be cancelled again: its finding says what to ask for.
  if (fila.situacion === 'cancelada' || fila.situacion === 'noEncontrada') return undefined
  const pares = textoParaQuienFactura(fila.cabecera, fila.hallazgos, politica)
  const ancho = Math.max(...pares.map(([atributo]) => atributo.length)) + 1
  return [t.cancelaCon, ...pares.map(([atributo, valor]) => `${atributo.padEnd(ancho)}${valor}`)].join('\n')
}

const juzgadas = reglasDeFactura.map((codigo) => ({ codigo, titulo: reglas[codigo].titulo }))

type DictamenFacturaProps = { fila: Fila; politica: Politica | null; bare: boolean }
/** A supplier's invoice judged by the supplier's rules. */
export const DictamenFactura = ({ fila, politica, bare }: DictamenFacturaProps) => (
  <DictamenCard fila={fila} texto={billingText(fila, politica)} reglas={juzgadas} bare={bare} />
)
