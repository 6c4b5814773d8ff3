import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { message } from '@valija/contract/messages.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { type Reuso } from '@valija/contract/pagos-nuevos.ts'
import { type BusquedaReserva } from '@valija/contract/reservas-de-pago.ts'
import { useEffect, useState } from 'react'
import { ApiError, answered } from '../../lib/api-error.ts'
import { dinero } from '../../lib/formats.ts'
import { takeHanded } from '../../lib/handed.ts'
import { paths } from '../../lib/paths.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { useCan } from '../../lib/sesion.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PageDrop } from '../../ui/page-drop.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Mono, Quiet } from '../../ui/text.tsx'
import { toast } from '../../ui/toasts.ts'
import { type PagoPendiente, toPagoNuevo } from './pago-draft.ts'
import { PagoForm } from './pago-form.tsx'
import { PendingList } from './pending-list.tsx'
import { ProofFirst, type Soltado } from './proof-first.tsx'
import { ajustesQuery } from './queries.ts'
import { PagosDeReserva, ReservaTotales } from './reserva-panel.tsx'
import { ReusoDialog } from './reuso-dialog.tsx'
import { type Busqueda, SearchForm } from './search-form.tsx'
import { usePorGuardar } from './use-por-guardar.ts'
import { pagosApi } from '../../lib/llamadas/pagos.ts'
import { Stack } from '../../ui/layout.tsx'

/** Search flow: idle, searching, found (with or without payments), error. */
type Estado =
  | { paso: 'inicio'; incompleta?: boolean }
  | { paso: 'buscando' }
  | { paso: 'hallada'; busqueda: BusquedaReserva }
  | { paso: 'error'; error: unknown }

const find = (value: Busqueda) => pagosApi.buscarReserva({ body: value })

export default function CreatePagoScreen() {
  const { data: ajustes } = useQuery(ajustesQuery)
  const { busquedaGuardada, pagos, clave, change: changePagos } = usePorGuardar()
  const [value, setValue] = useState<Busqueda>(busquedaGuardada ?? { localizador: '', rfc: '' })
  const [estado, setEstado] = useState<Estado>({
    paso: busquedaGuardada === null ? 'inicio' : 'buscando',
  })
  const [adding, setAdding] = useState(busquedaGuardada !== null)
  const [leaving, setLeaving] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [reusos, setReusos] = useState<readonly Reuso[] | null>(null)

  /** Came before its booking: it waits for it. */
  const [soltado, setSoltado] = useState<Soltado | null>(() => takeHanded()[0] ?? null)
  const proposes = useCan('pagos.reservas') && ajustes?.leeComprobantes === true

  const search = async (de = value) => {
    if (de.localizador === '' || de.rfc === '') return setEstado({ paso: 'inicio', incompleta: true })
    setValue(de)
    setEstado({ paso: 'buscando' })
    try {
      const busqueda = await find(de)
      setEstado({ paso: 'hallada', busqueda })
      // Who brought the proof came to add its payment.
      if (soltado !== null && busqueda.puedeAnadir) setAdding(true)
      toast(message('busquedaExitosa'))
    } catch (error) {
      setEstado({ paso: 'error', error })
    }
  }
  /** What was not found stays as it was typed, to be corrected; a booking that was found is left for another. */
  const restart = () => {
    if (estado.paso === 'hallada') setValue({ localizador: '', rfc: '' })
    setEstado({ paso: 'inicio' })
    change([])
    setAdding(false)
  }
  const change = (next: readonly PagoPendiente[]) => {
    setFailure(null)
    changePagos(value, next)
  }
  // After a reload the list is there again, with its booking.
  useEffect(() => {
    if (busquedaGuardada === null) return
    find(busquedaGuardada).then(
      (busqueda) => setEstado({ paso: 'hallada', busqueda }),
      (error: unknown) => setEstado({ paso: 'error', error }),
    )
  }, [busquedaGuardada])
  const askRestart = () => (pagos.length === 0 ? restart() : setLeaving(true))
  const save = async (busqueda: BusquedaReserva, motivoReuso: string | null, lista = pagos) => {
    setBusy(true)
    setFailure(null)
    const body = {
      clave: clave.current,
      pagos: lista.map((one) => toPagoNuevo(one, busqueda.reserva)),
      motivoReuso,
    }
    try {
      await pagosApi.guardar({ body })
    } catch (error) {
      setBusy(false)
      await saveFailed(error, body.pagos)
      // With the reason's dialog open, it is the dialog that says why.
      if (motivoReuso !== null) throw error
      return
    }
    toast(message('pagosGuardados'))
    setReusos(null)
    change([])
    setAdding(false)
    try {
      await invalidateTemas(['pago'])
      // Fresh in place, without a reload: what was just saved is in the list and the totals.
      setEstado({ paso: 'hallada', busqueda: await find(value) })
    } catch (error) {
      // They are saved: only looking the booking up again failed, and that is what is said.
      setEstado({ paso: 'error', error })
    } finally {
      setBusy(false)
    }
  }
  const saveFailed = async (error: unknown, nuevos: readonly ReturnType<typeof toPagoNuevo>[]) => {
    if (!(error instanceof ApiError && error.codigo === 'comprobanteReutilizado')) return setFailure(error)
    try {
      const seen = await pagosApi.revisarReuso({ body: { pagos: nuevos } })
      setReusos(seen.reusos)
    } catch (unseen) {
      setFailure(unseen)
    }
  }

  const leave = leaving ? (
    <ConfirmDialog
      open
      onClose={() => setLeaving(false)}
      title={t.dejarTitulo({ n: pagos.length })}
      confirm={t.nuevaBusqueda}
      danger
      onConfirm={async () => {
        setLeaving(false)
        restart()
      }}
    >
      {t.dejarTexto}
    </ConfirmDialog>
  ) : null
  const crumbs = [{ text: t.titulo, to: paths.listarPagos }, { text: t.crearPago }]
  if (estado.paso !== 'hallada')
    return (
      <PageDrop label={t.soltarEnPagos} onFiles={([file]) => file && setSoltado(file)}>
        <PageHeader title={t.buscarTitulo} crumbs={crumbs} />
        {proposes && estado.paso !== 'buscando' ? (
          <div style={{ marginBottom: 16 }}>
            <ProofFirst soltado={soltado} onHeld={setSoltado} onPick={(de) => void search(de)} />
          </div>
        ) : null}
        {soltado === null ? null : (
          <div style={{ marginBottom: 16, maxWidth: 720 }}>
            <Notice tono="info">
              {t.comprobanteEspera({
                nombre: soltado instanceof File ? soltado.name : t.comprobanteYaSubido,
              })}
            </Notice>
          </div>
        )}
        {estado.paso === 'error' ? (
          <div style={{ maxWidth: 720 }}>
            <ErrorNotice
              error={estado.error}
              action={
                <>
                  {pagos.length === 0 ? null : (
                    <Button size="small" variant="outlined" onClick={() => void search()}>
                      {interfaz.reintentar}
                    </Button>
                  )}
                  <Button size="small" variant="outlined" onClick={askRestart}>
                    {t.nuevaBusqueda}
                  </Button>
                </>
              }
            />
          </div>
        ) : (
          <SearchForm
            value={value}
            onChange={setValue}
            localizadorMaximo={ajustes?.localizadorBusqueda ?? 8}
            searching={estado.paso === 'buscando'}
            incomplete={estado.paso === 'inicio' && estado.incompleta === true}
            onSearch={() => void search()}
          />
        )}
        {leave}
      </PageDrop>
    )

  const { busqueda } = estado
  const { reserva } = busqueda
  const none = busqueda.pagos.length === 0
  const showForm = none || adding
  const porGuardar = pagos.reduce((sum, one) => sum + one.montos.montoReserva, 0)
  return (
    <>
      <PageHeader
        title={t.reserva({ localizador: reserva.bookingCode })}
        crumbs={crumbs}
        beside={
          <Quiet>
            {reserva.nombrePaquete}, <Mono>{reserva.rfc}</Mono>
          </Quiet>
        }
        actions={
          <Button variant="outlined" startIcon={<Icon name="lupa" />} onClick={askRestart}>
            {t.nuevaBusqueda}
          </Button>
        }
      />
      <Stack>
        <ReservaTotales busqueda={busqueda} porGuardar={porGuardar} />
        {none ? <Notice tono="info">{ajustes?.textoSinPagos}</Notice> : null}
        {adding ? null : <PagosDeReserva busqueda={busqueda} />}
        {none || adding ? null : (
          <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
            <Button variant="contained" disabled={!busqueda.puedeAnadir} onClick={() => setAdding(true)}>
              {t.anadirPago}
            </Button>
            {busqueda.puedeAnadir ? null : <Quiet>{t.anadirSinValido}</Quiet>}
          </div>
        )}
        {failure === null ? null : (
          <ErrorNotice
            error={failure}
            title={message(answered(failure) ? 'errorGuardarPagos' : 'errorProcesarPagos')}
          />
        )}
        {pagos.length > 0 && porGuardar > busqueda.totales.faltante ? (
          <Notice tono="atencion">
            {t.excede({ monto: dinero(porGuardar - busqueda.totales.faltante, reserva.moneda) })}
          </Notice>
        ) : null}
        {pagos.length === 0 ? null : (
          <PendingList
            pagos={pagos}
            busy={busy}
            onRemove={(id) => change(pagos.filter((one) => one.clave !== id))}
            onSave={() => void save(busqueda, null)}
          />
        )}
        {showForm ? (
          <PagoForm
            key={reserva.bookingCode}
            reserva={reserva}
            localizadorMaximo={ajustes?.localizadorForma ?? 6}
            leeComprobantes={ajustes?.leeComprobantes === true}
            saldo={busqueda.totales.faltante}
            porGuardar={porGuardar}
            solo={pagos.length === 0}
            soltado={soltado}
            onTaken={() => setSoltado(null)}
            onAdd={(pago, guardar) => {
              const lista = [...pagos, pago]
              change(lista)
              if (guardar) void save(busqueda, null, lista)
            }}
          />
        ) : null}
      </Stack>
      {leave}
      {reusos === null ? null : (
        <ReusoDialog
          reusos={reusos}
          pagos={pagos}
          onClose={() => setReusos(null)}
          onSave={(motivo) => save(busqueda, motivo)}
        />
      )}
    </>
  )
}
