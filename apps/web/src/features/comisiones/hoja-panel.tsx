import { styled } from '@mui/material/styles'
import type { Hoja } from '@valija/contract/comisiones.ts'
import { datosDeHoja } from '@valija/contract/datos-de-hoja.ts'
import { enDecimal } from '@valija/contract/en-pesos.ts'
import { comisionesPantalla } from '@valija/contract/messages/comisiones-pantalla.ts'
import { onNarrow } from '../../lib/widths.ts'
import { CopyBlock } from '../../ui/copy-block.tsx'
import { look, Quiet, Title } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { c } from '../../ui/tokens.ts'

const t = comisionesPantalla.hoja

const Two = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})
const Figures = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '7px 0',
  margin: '10px 0 12px',
  '& dt': { color: c.texto2 },
  '& dd': { margin: 0, textAlign: 'right' },
  '& .total': { borderTop: `1px solid ${c.linea}`, paddingTop: 8, color: c.texto, fontWeight: 600 },
})

const percent = (tasa: string): string => `${Number((Number(tasa) * 100).toFixed(4))} %`

/** The sheet as text, one datum a line: what goes into the agent's own billing program. */
export const textOfHoja = (hoja: Hoja): string =>
  [
    ...datosDeHoja(hoja),
    [t.tarifa, enDecimal(hoja.tarifa)],
    [t.iva, enDecimal(hoja.iva)],
    [t.retIva, hoja.retIva === 0 ? t.sinRetencion : `${enDecimal(hoja.retIva)} (${hoja.tasaRetIva})`],
    [t.retIsr, hoja.retIsr === 0 ? t.sinRetencion : `${enDecimal(hoja.retIsr)} (${hoja.tasaRetIsr})`],
    [t.totalAPagar, enDecimal(hoja.totalAPagar)],
  ]
    .map(([nombre, valor]) => `${nombre}: ${valor}`)
    .join('\n')

/** What the invoice must say before it is stamped: the figures, and the rest as a block to copy. */
export function HojaPanel({ hoja, narrow = false }: { hoja: Hoja; narrow?: boolean }) {
  const retencion = (monto: number, tasa: string) =>
    monto === 0 ? (
      <Quiet>{t.sinRetencion}</Quiet>
    ) : (
      <>
        <Quiet>{percent(tasa)} </Quiet>
        <Money value={-monto} />
      </>
    )
  return (
    <Two className={look({ single: narrow })}>
      <PaddedPanel aria-label={t.titulo}>
        <Title>{t.titulo}</Title>
        <Quiet>{`${hoja.razonSocialCliente} · ${hoja.rfcCliente} · ${hoja.regimenFiscal}`}</Quiet>
        <Figures>
          <dt>{t.totalComisiones}</dt>
          <dd>
            <Money value={hoja.totalComisiones} />
          </dd>
          {hoja.redondeo === 0 ? null : (
            <>
              <dt>
                {t.redondeo}
                <Quiet block small>
                  {t.redondeoAyuda}
                </Quiet>
              </dt>
              <dd>
                <Money value={hoja.redondeo} />
              </dd>
            </>
          )}
          <dt>{t.tarifa}</dt>
          <dd>
            <Money value={hoja.tarifa} />
          </dd>
          <dt>{t.iva}</dt>
          <dd>
            <Money value={hoja.iva} />
          </dd>
          <dt>{t.retIva}</dt>
          <dd>{retencion(hoja.retIva, hoja.tasaRetIva)}</dd>
          <dt>{t.retIsr}</dt>
          <dd>{retencion(hoja.retIsr, hoja.tasaRetIsr)}</dd>
          <dt className="total">{t.totalAPagar}</dt>
          <dd className="total">
            <Money value={hoja.totalAPagar} strong />
          </dd>
        </Figures>
        <Quiet small>{`${t.fuente}: ${hoja.fuente}`}</Quiet>
      </PaddedPanel>
      <CopyBlock label={t.ayuda} text={textOfHoja(hoja)} />
    </Two>
  )
}
