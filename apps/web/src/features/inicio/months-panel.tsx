import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { Suspense, useState } from 'react'
import { mesCorto, mesLargo, numero } from '../../lib/formats.ts'
import { usePhone } from '../../lib/use-media.ts'
import { onPhone } from '../../lib/widths.ts'
import { Quiet, Stack, Text } from '../../ui/layout.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { c } from '../../ui/tokens.ts'
import { monthsQuery } from './inicio-calls.ts'

// The chart's code is heavy and nobody waits for it.
const MonthsChart = lazyPart(() => import('./months-chart.tsx'))
const height = 270

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& h2': { fontSize: 18, lineHeight: '24px', margin: 0, flex: 1, minWidth: 220 },
  '& .serie': { display: 'inline-flex', alignItems: 'center', gap: 7, color: c.texto2 },
  '& .serie i': { width: 13, height: 13, borderRadius: 3, forcedColorAdjust: 'none' },
  [onPhone]: { '& h2': { flexBasis: '100%' } },
})
const Table = styled('table')({
  borderCollapse: 'collapse',
  width: '100%',
  maxWidth: 560,
  marginTop: 12,
  '& th, & td': { height: 30, padding: '0 12px', borderTop: `1px solid ${c.linea}`, textAlign: 'right' },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { borderTop: 0, background: c.hundido },
  '& tbody th': { fontWeight: 400 },
})

/** Facturas and reservas of the last twelve months, as bars or as a table. */
export function MonthsPanel({ onDetail }: { onDetail: () => void }) {
  const { data, error } = useQuery(monthsQuery)
  const [asTable, setAsTable] = useState(false)
  const phone = usePhone()
  const empty = data?.every(({ facturas, reservas }) => facturas === 0 && reservas === 0) === true
  const shown = phone ? data?.slice(-6) : data
  return (
    <PaddedPanel aria-label={t.grafica}>
      <Head>
        <h2>{t.grafica}</h2>
        <span className="serie">
          <Text as="i" ground="primario" />
          {t.facturas}
        </span>
        <span className="serie">
          <Text as="i" ground="cuero" />
          {t.reservas}
        </span>
        <Button size="small" onClick={() => setAsTable(!asTable)}>
          {asTable ? t.verGrafica : t.verTabla}
        </Button>
        <Button variant="outlined" onClick={onDetail}>
          {t.verDetalle}
        </Button>
      </Head>
      <ErrorNotice error={error} />
      {asTable && data !== undefined ? (
        <Table aria-label={t.grafica}>
          <thead>
            <tr>
              <th scope="col">{t.mes}</th>
              <th scope="col">{t.facturas}</th>
              <th scope="col">{t.reservas}</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ mes, facturas, reservas }) => (
              <tr key={mes}>
                <th scope="row">{`${mesLargo(`${mes}-01`)} ${mes.slice(0, 4)}`}</th>
                <td>{numero(facturas)}</td>
                <td>{numero(reservas)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <Stack align="center" gap={0} mt={8} style={{ height }}>
          {empty ? <Quiet text="center">{t.sinDatos}</Quiet> : null}
          {shown === undefined || empty ? null : (
            <Suspense fallback={null}>
              <MonthsChart
                height={height}
                rows={shown.map((row, i) => ({ ...row, mes: mesCorto(row.mes, i === 0) }))}
              />
            </Suspense>
          )}
        </Stack>
      )}
    </PaddedPanel>
  )
}
