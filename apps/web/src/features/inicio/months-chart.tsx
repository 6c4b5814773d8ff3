import { styled } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import type { ResumenMensual } from '@valija/contract/inicio.ts'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { numero } from '../../lib/formats.ts'
import { c, fuente } from '../../ui/tokens.ts'

const label = { fontFamily: fuente, fontSize: 14, fill: c.texto2 }

const Bars = styled(BarChart)({
  '& .MuiBarChart-label': { ...label, fill: c.texto },
  '& .MuiChartsAxis-root .MuiChartsAxis-line': { stroke: c.borde },
})

/** Two bars a month with their figures above them; the table beside it says the same. */
export default function MonthsChart({ rows, height }: { rows: ResumenMensual; height: number }) {
  return (
    <Bars
      height={height}
      skipAnimation
      hideLegend
      borderRadius={3}
      margin={{ top: 24, right: 0, bottom: 0, left: 0 }}
      dataset={rows}
      xAxis={[
        {
          scaleType: 'band',
          dataKey: 'mes',
          categoryGapRatio: 0.42,
          barGapRatio: 0.06,
          disableTicks: true,
          height: 30,
          tickLabelInterval: () => true,
          tickLabelStyle: label,
        },
      ]}
      yAxis={[{ position: 'none', min: 0, domainLimit: roomForFigure }]}
      series={[
        { dataKey: 'facturas', label: t.facturas, color: c.primario, ...figure },
        { dataKey: 'reservas', label: t.reservas, color: c.cuero, ...figure },
      ]}
    />
  )
}

/** The tallest bar leaves room for its figure, which is drawn outside it. */
const roomForFigure = (_min: unknown, max: { valueOf(): number }) => ({ min: 0, max: max.valueOf() * 1.12 })

const figure = {
  barLabel: ({ value }: { value: number | null }) => (value === null || value === 0 ? '' : numero(value)),
  barLabelPlacement: 'outside',
} as const
