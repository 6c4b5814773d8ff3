import Button from '@mui/material/Button'
import Switch from '@mui/material/Switch'
import { useQuery } from '@tanstack/react-query'
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
import { fuentesQuery, resumenQuery } from './conciliacion-calls.ts'
import { CorridaAviso } from './corrida-aviso.tsx'
import { ListaOrdenable } from './lista-ordenable.tsx'
import { ReglaDialog } from './regla-dialog.tsx'
import { useCorrida } from './use-corrida.ts'
import { useReglas } from './use-reglas.ts'

/** What one rule does, and where. */
function Cuerpo({ regla, fuente }: { regla: Regla; fuente: string | undefined }) {
  return (
    <Block tone={regla.activa ? null : 'texto2'}>
      {t.siContiene} <b>«{regla.contiene}»</b>: {t.acciones[regla.accion].toLowerCase()}{' '}
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

type ReglasProps = Pick<ReturnType<typeof useReglas>, 'order' | 'toggle'> & {
  reglas: readonly Regla[]
  onEdit: (regla: Regla) => void
  onRemove: (regla: Regla) => void
}
function Reglas({ reglas, order, toggle, onEdit, onRemove }: ReglasProps) {
  const { data } = useQuery(fuentesQuery)
  const nombreDe = (fuente: string | null) => data?.fuentes.find(({ clave }) => clave === fuente)?.nombre
  if (reglas.length === 0)
    return (
      <Paragraph py={24} px={16} text="center">
        {t.reglasVacio}
      </Paragraph>
    )
  return (
    <ListaOrdenable
      label={t.reglasTitulo}
      entries={reglas}
      id={({ reglaID }) => reglaID}
      name={({ contiene }) => t.reglaDe({ contiene })}
      onOrder={order}
      actions={(regla) => (
        <>
          <Switch
            checked={regla.activa}
            slotProps={{ input: { 'aria-label': t.activaDe({ contiene: regla.contiene }) } }}
            onChange={() => void toggle(regla)}
          />
          <MoreMenu
            actions={[
              { text: t.editar, icon: 'lapiz', onClick: () => onEdit(regla) },
              { text: t.eliminar, icon: 'basura', danger: true, onClick: () => onRemove(regla) },
            ]}
          />
        </>
      )}
    >
      {(regla) => <Cuerpo regla={regla} fuente={nombreDe(regla.fuente)} />}
    </ListaOrdenable>
  )
}

/** Rules in their order: the first that fits counts. Moved, changed, switched off, tried and applied from here. */
export default function ReglasScreen() {
  const { data: resumen, error: sinResumen } = useQuery(resumenQuery)
  const may = resumen?.puedeConciliar
  const { reglas, error, failure, order, toggle, remove, fresh } = useReglas(may === true)
  const { corrida, running, start, failure: runFailure } = useCorrida()
  const [editing, setEditing] = useState<{ regla: Regla | null } | null>(null)
  const [removing, setRemoving] = useState<Regla | null>(null)
  const [applying, setApplying] = useState(false)
  const apply = () => start(conciliacionApi.aplicarReglas)
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
              {reglas?.some(({ activa }) => activa) === true ? (
                <Button variant="outlined" loading={running} onClick={() => setApplying(true)}>
                  {t.aplicarReglas}
                </Button>
              ) : null}
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
          <CorridaAviso corrida={corrida} onRepeat={() => void apply()} />
        </>
      ) : null}
      {reglas !== undefined ? (
        <Panel aria-label={t.reglasTitulo}>
          <Reglas
            reglas={reglas}
            order={order}
            toggle={toggle}
            onEdit={(regla) => setEditing({ regla })}
            onRemove={setRemoving}
          />
        </Panel>
      ) : may !== false && error === null && sinResumen === null ? (
        <GridSkeleton rows={4} height={56} />
      ) : null}
      {editing === null ? null : (
        <ReglaDialog
          regla={editing.regla}
          onClose={() => setEditing(null)}
          onSaved={() => {
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
          onConfirm={() => remove(removing)}
        >
          {t.eliminarReglaTexto}
        </ConfirmDialog>
      )}
      {applying ? (
        <ConfirmDialog
          onClose={() => setApplying(false)}
          title={t.aplicarReglasTitulo}
          confirm={t.aplicarReglas}
          onConfirm={apply}
        >
          {t.aplicarReglasTexto}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
