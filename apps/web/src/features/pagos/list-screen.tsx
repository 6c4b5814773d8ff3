import { useQuery, useQueryClient } from '@tanstack/react-query'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { PagoListado } from '@valija/contract/pagos.ts'
import { useCallback, useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { fecha } from '../../lib/formats.ts'
import { handOver } from '../../lib/handed.ts'
import { pagosApi } from '../../lib/llamadas/pagos.ts'
import { paths, pathTo } from '../../lib/paths.ts'
import { Grid } from '../../ui/grid/grid.tsx'
import type { RowAction } from '../../ui/grid/grid-types.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { oneFile } from '../../ui/one-file.ts'
import { PageDrop } from '../../ui/page-drop.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useDialogParam } from '../../ui/use-dialog-param.ts'
import { ComprobanteDialog } from './comprobante-dialog.tsx'
import { EstadoDialog } from './estado-dialog.tsx'
import { columnasDePagos } from './pagos-columns.tsx'
import { PagosFilters } from './pagos-filters.tsx'
import { ajustesQuery, estadosQuery, metodosQuery } from './queries.ts'
import { usePagosState } from './use-pagos-state.ts'

const source = { ...pagosApi.listar.list(), temas: ['pago'] } as const
const rowId = (pago: PagoListado) => String(pago.pagoID)
const rowName = (pago: PagoListado) => `${pago.bookingCode} ${pago.concepto}`

/** Loads the page again by itself. A load under way is let finish: none overlaps another. */
function useAutoRefresh(ms: number | undefined) {
  const client = useQueryClient()
  useEffect(() => {
    if (ms === undefined) return
    const timer = setInterval(() => {
      const filter = { queryKey: ['lista', source.path] }
      if (client.isFetching(filter) === 0) void client.refetchQueries({ ...filter, type: 'active' })
    }, ms)
    return () => clearInterval(timer)
  }, [client, ms])
}

export default function PagosListScreen() {
  const state = usePagosState()
  const navigate = useNavigate()
  const { data: ajustes } = useQuery(ajustesQuery)
  const { data: estados } = useQuery(estadosQuery)
  const { data: metodos } = useQuery(metodosQuery(false))
  const [comprobanteDe, openComprobante, closeComprobante] = useDialogParam('comprobante')
  const [cambioDe, openCambio, closeCambio] = useDialogParam('cambio')
  useAutoRefresh(ajustes?.refrescoMs)
  const openDetail = useCallback(
    (pago: PagoListado) => void navigate(pathTo(paths.detallePago, { pagoID: pago.pagoID })),
    [navigate],
  )
  const may = ajustes?.puedeCambiarEstado === true
  const actions = useCallback(
    (pago: PagoListado): RowAction<PagoListado>[] => [
      { text: t.acciones.detalle, icon: 'ojo', onClick: openDetail },
      {
        text: t.acciones.comprobante,
        icon: 'recibo',
        why: pago.urlComprobante === null ? t.sinComprobante : undefined,
        onClick: (row) => openComprobante(rowId(row)),
      },
      ...(may
        ? [
            {
              text: t.acciones.estado,
              icon: 'lapiz' as const,
              onClick: (row: PagoListado) => openCambio(rowId(row)),
            },
          ]
        : []),
    ],
    [may, openDetail, openComprobante, openCambio],
  )
  const pillText = useMemo(() => {
    const say = (name: keyof typeof t.filtros, valor: string) =>
      t.pastilla({ nombre: t.filtros[name], valor })
    const day = (name: keyof typeof t.filtros) => (value: string) => say(name, fecha(value))
    return {
      estadoID: (v: string) =>
        say('estadoID', estados?.find((one) => String(one.estadoID) === v)?.nombreEstado ?? v),
      metodoPagoID: (v: string) =>
        say('metodoPagoID', metodos?.find((one) => String(one.metodoPagoID) === v)?.nombreMetodoPago ?? v),
      bookingCode: (v: string) => say('bookingCode', v),
      rfc: (v: string) => say('rfc', v),
      fechaPagoInicio: day('fechaPagoInicio'),
      fechaPagoFin: day('fechaPagoFin'),
      fechaCreacionInicio: day('fechaCreacionInicio'),
      fechaCreacionFin: day('fechaCreacionFin'),
    }
  }, [estados, metodos])
  const go = (catalogo: string) => () => void navigate(pathTo(paths.catalogosPago, { catalogo }))

  return (
    <PageDrop
      label={t.soltarEnPagos}
      onFiles={oneFile((file) => {
        handOver([file])
        void navigate(paths.crearPago)
      })}
    >
      <PageHeader
        title={t.titulo}
        actions={
          <>
            <LinkButton to={pathTo(paths.catalogosPago, { catalogo: 'metodos' })}>
              {t.metodosDePago}
            </LinkButton>
            <LinkButton to={paths.estadosDeCuenta}>{t.estadoDeCuenta}</LinkButton>
            {ajustes?.puedeConciliar === true ? (
              <LinkButton to={paths.conciliacion}>{t.conciliacion}</LinkButton>
            ) : null}
            <MoreMenu
              label={t.catalogos}
              actions={[
                { text: t.promociones, onClick: go('promociones') },
                { text: t.productos, onClick: go('productos') },
                { text: t.estados, onClick: go('estados') },
              ]}
            />
            <LinkButton filled to={paths.crearPago} icon="mas">
              {t.crearPago}
            </LinkButton>
          </>
        }
      />
      <Grid
        name="pagos"
        label={t.titulo}
        source={source}
        state={state}
        columns={columnasDePagos}
        rowId={rowId}
        rowName={rowName}
        noun={t.sustantivo}
        empty={{ text: t.vacio, filtered: t.vacioFiltros }}
        actions={actions}
        actionsWidth={145}
        onOpen={openDetail}
        filters={<PagosFilters state={state} />}
        filtersText={t.filtrosAvanzados}
        pillText={pillText}
      />
      {comprobanteDe === null ? null : (
        <ComprobanteDialog pagoID={comprobanteDe} onClose={closeComprobante} />
      )}
      {cambioDe === null ? null : <EstadoDialog pagoID={cambioDe} onClose={closeCambio} />}
    </PageDrop>
  )
}
