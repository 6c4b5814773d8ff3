import Button from '@mui/material/Button'
import Switch from '@mui/material/Switch'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Regla } from '@valija/contract/conciliacion-reglas.ts'
import { conciliacionPantalla } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { pagosPantalla } from '@valija/contract/messages/pagos-pantalla.ts'
import { reglasPantalla as t } from '@valija/contract/messages/reglas-conciliacion-pantalla.ts'
import { useState } from 'react'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { paths } from '../../lib/paths.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { GridSkeleton } from '../../ui/grid/grid-states.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Block, Mono, Paragraph, Quiet } from '../../ui/layout.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toasts.ts'
import { CorridaAviso } from './corrida-aviso.tsx'
import { ListaOrdenable } from './lista-ordenable.tsx'
import { fuentesQuery, reglasQuery, resumenQuery } from './queries.ts'
import { ReglaDialog } from './regla-dialog.tsx'
import { useCorrida } from './use-corrida.ts'

const { queryKey } = reglasQuery

function Cuerpo({ regla, fuente }: { regla: Regla; fuente: string | undefined }) {
  return (
    <Block tone={regla.activa ? null : 'texto2'}>
      {t.siContiene} <b>«{regla.contiene}»</b>: {(t.acciones[regla.accion] ?? '').toLowerCase()}{' '}
      {regla.accion === 'reserva' ? <Mono>{regla.valor}</Mono> : <b>{regla.valor}</b>}
      <Quiet block small>
        {[
          ...(regla.activa ? [] : [t.inactiva]),
          ...(regla.fuente === null ? [] : [fuente ?? regla.fuente]),
          t.usos({ n: regla.usos }),
          regla.quien,
        ].join(' · ')}
      </Quiet>
    </Block>
  )
}

/** Rules in their order: the first that fits counts. Moved, changed, switched off, tried and applied from here. */
export default function ReglasScreen() {
  const client = useQueryClient()
  const { data: resumen, error: sinResumen } = useQuery(resumenQuery)
  const may = resumen?.puedeConciliar
  const { data, error } = useQuery({ ...reglasQuery, enabled: may === true })
  const { data: fuentes } = useQuery(fuentesQuery)
  const [editing, setEditing] = useState<{ regla: Regla | null } | null>(null)
  const [removing, setRemoving] = useState<Regla | null>(null)
  const [applying, setApplying] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { corrida, running, start, failure: runFailure } = useCorrida()
  const fresh = () => client.invalidateQueries({ queryKey })

  // One after the other, as they were moved. Until the last is kept its order is what is shown, whatever is fetched.
  const ordering = useMutation({
    scope: { id: 'conciliacion.reglas.orden' },
    mutationFn: (next: Regla[]) =>
      conciliacionApi.ordenarReglas({ body: { reglaIDs: next.map(({ reglaID }) => reglaID) } }),
    onMutate: () => setFailure(null),
    onSuccess: async (said) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, said)
    },
    onError: async (caught) => {
      setFailure(caught)
      await fresh()
    },
  })
  const reglas = ordering.isPending ? ordering.variables : (data?.reglas ?? [])
  const toggle = async ({ reglaID, contiene, accion, valor, fuente, activa }: Regla) => {
    await client.cancelQueries({ queryKey })
    // Shown at once; what the server says afterwards wins.
    client.setQueryData(queryKey, {
      reglas: reglas.map((one) => (one.reglaID === reglaID ? { ...one, activa: !activa } : one)),
    })
    setFailure(null)
    try {
      await conciliacionApi.cambiarRegla({
        params: { reglaID },
        body: { contiene, accion, valor, fuente, activa: !activa },
      })
      toast(activa ? t.reglaApagada : t.reglaActivada)
    } catch (caught) {
      setFailure(caught)
    }
    await fresh()
  }
  return (
    <>
      <PageHeader
        title={t.reglasTitulo}
        crumbs={[
          { text: pagosPantalla.titulo, to: paths.listarPagos },
          { text: conciliacionPantalla.titulo, to: paths.conciliacion },
        ]}
        here={conciliacionPantalla.reglas}
        actions={
          may === true ? (
            <>
              {reglas.every(({ activa }) => !activa) ? null : (
                <Button variant="outlined" loading={running} onClick={() => setApplying(true)}>
                  {t.aplicarReglas}
                </Button>
              )}
              <Button
                variant="contained"
                startIcon={<Icon name="mas" />}
                onClick={() => setEditing({ regla: null })}
              >
                {t.nuevaRegla}
              </Button>
            </>
          ) : undefined
        }
      />
      {may === false ? <Notice tono="info">{conciliacionPantalla.sinPermiso}</Notice> : null}
      <ErrorNotice error={error ?? sinResumen} />
      <ErrorNotice error={failure} />
      <ErrorNotice error={runFailure} />
      {may === true ? (
        <>
          <Paragraph mb={12}>
            <Quiet>{t.reglasTexto}</Quiet>
          </Paragraph>
          <CorridaAviso
            key={resumen === undefined ? 'sin' : 'con'}
            corrida={corrida}
            onRepeat={() => void start(conciliacionApi.aplicarReglas)}
          />
        </>
      ) : null}
      {may !== false && data === undefined && error === null && sinResumen === null ? (
        <GridSkeleton rows={4} height={56} />
      ) : null}
      {data === undefined ? null : (
        <Panel aria-label={t.reglasTitulo}>
          {reglas.length === 0 ? (
            <Paragraph py={24} px={16} text="center">
              {t.reglasVacio}
            </Paragraph>
          ) : (
            <ListaOrdenable
              label={t.reglasTitulo}
              entries={reglas}
              id={({ reglaID }) => reglaID}
              name={({ contiene }) => t.reglaDe({ contiene })}
              onOrder={ordering.mutate}
              actions={(regla) => (
                <>
                  <Switch
                    checked={regla.activa}
                    slotProps={{
                      input: {
                        'aria-label': t.activaDe({ contiene: regla.contiene }),
                      },
                    }}
                    onChange={() => void toggle(regla)}
                  />
                  <MoreMenu
                    actions={[
                      { text: t.editar, icon: 'lapiz', onClick: () => setEditing({ regla }) },
                      { text: t.eliminar, icon: 'basura', danger: true, onClick: () => setRemoving(regla) },
                    ]}
                  />
                </>
              )}
            >
              {(regla) => (
                <Cuerpo
                  regla={regla}
                  fuente={fuentes?.fuentes.find(({ clave }) => clave === regla.fuente)?.nombre}
                />
              )}
            </ListaOrdenable>
          )}
        </Panel>
      )}
      {editing === null ? null : (
        <ReglaDialog
          regla={editing.regla}
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null)
            toast(t.reglaGuardada)
            void fresh()
          }}
        />
      )}
      {removing === null ? null : (
        <ConfirmDialog
          danger
          onClose={() => setRemoving(null)}
          title={t.eliminarRegla({ contiene: removing.contiene })}
          confirm={t.eliminar}
          onConfirm={async () => {
            await conciliacionApi.quitarRegla({ params: { reglaID: removing.reglaID } })
            toast(t.reglaEliminada)
            await fresh()
          }}
        >
          {t.eliminarReglaTexto}
        </ConfirmDialog>
      )}
      {applying ? (
        <ConfirmDialog
          onClose={() => setApplying(false)}
          title={t.aplicarReglasTitulo}
          confirm={t.aplicarReglas}
          onConfirm={() => start(conciliacionApi.aplicarReglas)}
        >
          {t.aplicarReglasTexto}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
