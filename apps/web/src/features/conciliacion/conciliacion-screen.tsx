import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { conciliacionHechos } from '@valija/contract/messages/conciliacion-hechos.ts'
import { conciliacionPantalla as t } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { estadosDeCuentaPantalla } from '@valija/contract/messages/estados-de-cuenta.ts'
import { pagosPantalla } from '@valija/contract/messages/pagos-pantalla.ts'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { onPhone } from '../../lib/widths.ts'
import { type Conteo, CountTabs } from '../../ui/count-tabs.tsx'
import { GridSkeleton } from '../../ui/grid/grid-states.tsx'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { Block, Quiet } from '../../ui/layout.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { resumenQuery } from './conciliacion-calls.ts'
import { CorridaAviso } from './corrida-aviso.tsx'
import { sumaPorMoneda } from './nombres.ts'
import { Revisar } from './revisar.tsx'
import { useCorrida } from './use-corrida.ts'

// What is reviewed afterwards comes on its own: going through what is left does not wait for it.
const HechosGrid = lazyPart(() => import('./hechos-grid.tsx'))
const Bitacora = lazyPart(() => import('./bitacora.tsx'))

/** On a phone both stand on one line of their own, below the summary. */
const Botones = styled('div')({
  display: 'flex',
  gap: 12,
  [onPhone]: { width: '100%', gap: 8, '& > *': { flex: '1 1 auto' } },
})

const vistas = [
  'porRevisar',
  'paraDespues',
  'maquina',
  'conCargo',
  'persona',
  'ignorados',
  'bitacora',
] as const
type Vista = (typeof vistas)[number]
const isVista = (value: string | null): value is Vista => vistas.some((one) => one === value)
const filters = [
  'fuente',
  'tipo',
  'estado',
  'importacionID',
  'desde',
  'hasta',
  'montoDesde',
  'montoHasta',
  'conSugerencia',
] as const

/** Every movement of the bank tied to what it pays: what is left, what the machine did, what was ignored, and the log. */
export default function ConciliacionScreen() {
  const { data: resumen, error } = useQuery(resumenQuery)
  const [params, setParams] = useSearchParams()
  const state = useListState({ orden: '-fechaOperacion', filters })
  const asked = params.get('vista')
  const vista: Vista = isVista(asked) ? asked : 'porRevisar'
  const { corrida, running, start, failure } = useCorrida()
  const goTo = (next: Vista) => setParams(next === 'porRevisar' ? {} : { vista: next })
  const left = (resumen?.sinIdentificar.filas ?? 0) + (resumen?.parcial.filas ?? 0)
  const may = resumen?.puedeConciliar
  const counts: Partial<Record<Vista, number | Conteo>> =
    resumen === undefined
      ? {}
      : {
          porRevisar: left - resumen.paraDespues.filas,
          paraDespues: resumen.paraDespues.filas,
          maquina: resumen.porMaquina,
          conCargo: resumen.conCargoIgual,
          persona: resumen.porPersona,
          ignorados: resumen.ignorados,
        }
  return (
    <>
      <PageHeader
        title={t.titulo}
        crumbs={[
          { text: pagosPantalla.titulo, to: paths.listarPagos },
          { text: estadosDeCuentaPantalla.titulo, to: paths.estadosDeCuenta },
        ]}
        beside={
          may === true ? (
            <Quiet pb={6}>
              {t.porRevisarResumen({
                n: left,
                suma: sumaPorMoneda([...resumen.sinIdentificar.monto, ...resumen.parcial.monto]),
              })}
            </Quiet>
          ) : undefined
        }
        actions={
          may === true ? (
            <Botones>
              <LinkButton to={paths.reglasConciliacion}>{t.reglas}</LinkButton>
              <Button
                variant="outlined"
                loading={running}
                title={t.conciliarAyuda}
                onClick={() => void start()}
              >
                {t.conciliar}
              </Button>
            </Botones>
          ) : undefined
        }
      />
      <ErrorNotice error={error} />
      <ErrorNotice error={failure} />
      {may === false ? <Notice tono="info">{t.sinPermiso}</Notice> : null}
      {resumen === undefined && error === null ? <GridSkeleton rows={10} height={56} /> : null}
      {may === true ? (
        <>
          <CorridaAviso
            corrida={corrida}
            onRepeat={() => void start()}
            onSeeApplied={() => goTo('maquina')}
          />
          {resumen.conCargoIgual > 0 ? (
            <Notice
              tono="atencion"
              action={
                <Button size="small" onClick={() => setParams({ vista: 'conCargo' })}>
                  {conciliacionHechos.verConCargo}
                </Button>
              }
            >
              {conciliacionHechos.conCargoAviso({ n: resumen.conCargoIgual })}
            </Notice>
          ) : null}
          <CountTabs
            label={t.vistas}
            value={vista}
            tabs={vistas
              .filter((value) => value !== 'conCargo' || vista === value || resumen.conCargoIgual > 0)
              .map((value) => ({ value, text: t.vista[value], count: counts[value] }))}
            onChange={goTo}
          />
          {vista === 'porRevisar' || vista === 'paraDespues' ? (
            <Block mt={12}>
              <Revisar key={vista} state={state} lugar={vista} paraDespues={resumen.paraDespues.filas} />
            </Block>
          ) : (
            <Suspense fallback={<GridSkeleton rows={10} height={36} />}>
              {vista === 'bitacora' ? <Bitacora /> : <HechosGrid key={vista} vista={vista} />}
            </Suspense>
          )}
        </>
      ) : null}
    </>
  )
}
