import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { tramos } from '@valija/contract/messages/tramos.ts'
import type { Categoria, Etapa } from '@valija/domain/lotes/etapas.ts'
import { Link, useSearchParams } from 'react-router'
import { withQuery } from '../../lib/api.ts'
import { dinero, fechaDePago, nombreCorto, numero } from '../../lib/formats.ts'
import { paths } from '../../lib/paths.ts'
import { useSesion } from '../../lib/sesion.ts'
import { onRail } from '../../lib/widths.ts'
import { Block, Paragraph, Quiet } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { c } from '../../ui/tokens.ts'
import { WaitingShape } from '../../ui/waiting.tsx'
import { graficasQuery } from './inicio-calls.ts'
import { lotesAt } from './pagos-panel.tsx'

const colores: Record<Etapa, string> = {
  pagado: c.ok,
  enProcesoDePago: c.primario,
  enProcesoDeEnvio: c.cuero,
  noProcesado: c.neutro,
}
const alto = 150

/** One beside the other where all three fit; else the days of payment stand over the rest. */
const Charts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: 16,
  marginBottom: 16,
  [onRail]: { '& > :first-of-type': { gridColumn: '1 / -1' } },
})
const H2 = styled('h2')({ fontSize: 18, lineHeight: '24px', margin: 0 })
const Columns = styled('ol')({
  listStyle: 'none',
  display: 'flex',
  alignItems: 'flex-end',
  gap: 4,
  margin: '12px 0 0',
  padding: '0 0 4px',
  overflowX: 'auto',
  '& > li': { flex: '1 0 30px', maxWidth: 64, textAlign: 'center' },
  '& a': { display: 'block', minHeight: 24, borderRadius: 3, marginTop: 2, forcedColorAdjust: 'none' },
  '& a:hover': { filter: 'brightness(1.12)' },
  '& small': { display: 'block', fontSize: 13, color: c.texto2, whiteSpace: 'nowrap' },
})
const Rows = styled('ul')({
  listStyle: 'none',
  margin: '10px 0 0',
  padding: 0,
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    minHeight: 36,
    alignItems: 'center',
    padding: '4px 0',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { background: c.hundido },
  '& a > i': {
    gridColumn: '1 / -1',
    height: 8,
    borderRadius: 3,
    background: c.primario,
    minWidth: 3,
    forcedColorAdjust: 'none',
  },
  '& a > span': { overflowWrap: 'anywhere' },
})
const Keys = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  color: c.texto2,
  marginTop: 6,
  '& i': {
    display: 'inline-block',
    width: 12,
    height: 12,
    borderRadius: 3,
    marginRight: 6,
    forcedColorAdjust: 'none',
  },
})

const both = [
  { value: 'Proveedor', text: t.proveedor },
  { value: 'Comisionista', text: t.comisionista },
]
const agents = (rol: string | null): boolean => rol === 'comisionista' || rol === 'OperativoComisionista'

/** Three charts whose bars are links: each opens the list of exactly what it counts. */
export function ChartsPanel() {
  const { rol } = useSesion()
  const [params, setParams] = useSearchParams()
  const categoria: Categoria =
    agents(rol) || (rol === 'admin' && params.get('de') === 'Comisionista') ? 'Comisionista' : 'Proveedor'
  const { data, error } = useQuery(graficasQuery(categoria))
  const outsider = rol === 'proveedor' || rol === 'comisionista'
  const rechazos = outsider ? t.tusRechazos : t.rechazosPorRegla[categoria]
  return (
    <>
      <ErrorNotice error={error} />
      {rol === 'admin' ? (
        <Block mb={8}>
          <Segmented
            label={t.categoria}
            value={categoria}
            options={both}
            onChange={(de) => setParams(de === 'Proveedor' ? {} : { de }, { replace: true })}
          />
        </Block>
      ) : null}
      {data === undefined && error === null ? <WaitingShape height={250} /> : null}
      {data === undefined ? null : (
        <Charts>
          <PaddedPanel aria-label={t.dineroPorDia}>
            <H2>{t.dineroPorDia}</H2>
            <PorDia filas={data.porDia} categoria={categoria} />
          </PaddedPanel>
          <PaddedPanel aria-label={rechazos}>
            <H2>{rechazos}</H2>
            <Quiet>{t.rechazosTexto}</Quiet>
            <Bars
              rows={data.rechazos.map(({ regla, titulo, proveedorId, nombre, n }) => ({
                key: `${regla} ${proveedorId}`,
                text: outsider ? titulo : `${titulo} · ${nombreCorto(nombre)}`,
                n,
                to: withQuery(paths.inicio, { vista: 'rechazos', regla, proveedorId, de: categoria }),
              }))}
            />
          </PaddedPanel>
          <PaddedPanel aria-label={t.diasHastaElPago}>
            <H2>{t.diasHastaElPago}</H2>
            <Quiet>{t.diasTexto}</Quiet>
            <Bars
              rows={data.porTramo
                .filter(({ lotes }) => lotes > 0)
                .map(({ tramo, lotes: n }) => ({
                  key: tramo,
                  text: tramos.dePago[tramo],
                  n,
                  to: lotesAt({ categoria, etapa: 'pagado' }, { diasDePago: tramo }),
                }))}
            />
          </PaddedPanel>
        </Charts>
      )}
    </>
  )
}

type Fila = { fecha: string; etapa: Etapa; lotes: number; monto: number }
function PorDia({ filas, categoria }: { filas: readonly Fila[]; categoria: Categoria }) {
  if (filas.length === 0) return <Quiet>{t.sinBarras}</Quiet>
  const dias = Map.groupBy(filas, ({ fecha }) => fecha)
  const sumas = [...dias.values()].map((de) => de.reduce((suma, { monto }) => suma + monto, 0))
  const max = Math.max(...sumas, 1)
  const etapas = [...new Set(filas.map(({ etapa }) => etapa))]
  return (
    <>
      <Columns>
        {[...dias].map(([fecha, de]) => (
          <li key={fecha}>
            {de.map(({ etapa, lotes: n, monto }) => {
              const about = `${fechaDePago(fecha)}, ${t.etapasDeBarra[etapa]}: ${dinero(monto)}, ${t.lotesDelDia({ n, categoria, etapa: '' })}`
              return (
                <Link
                  key={etapa}
                  to={lotesAt({ categoria, etapa }, { fechaPago: fecha })}
                  aria-label={about}
                  title={about}
                  style={{ height: Math.max(24, (monto / max) * alto), background: colores[etapa] }}
                />
              )
            })}
            <small>{`${Number(fecha.slice(8))}/${Number(fecha.slice(5, 7))}`}</small>
          </li>
        ))}
      </Columns>
      <Keys>
        {etapas.map((etapa) => (
          <span key={etapa}>
            <i style={{ background: colores[etapa] }} />
            {t.etapasDeBarra[etapa]}
          </span>
        ))}
        <span>{t.enPesosSolo}</span>
      </Keys>
    </>
  )
}

function Bars({ rows }: { rows: readonly { key: string; text: string; n: number; to: string }[] }) {
  if (rows.length === 0)
    return (
      <Paragraph mt={12}>
        <Quiet>{t.sinBarras}</Quiet>
      </Paragraph>
    )
  const max = Math.max(...rows.map(({ n }) => n))
  return (
    <Rows>
      {rows.map(({ key, text, n, to }) => (
        <li key={key}>
          <Link to={to}>
            <span>{text}</span>
            <b>{numero(n)}</b>
            <i style={{ width: `${(n / max) * 100}%` }} />
          </Link>
        </li>
      ))}
    </Rows>
  )
}
