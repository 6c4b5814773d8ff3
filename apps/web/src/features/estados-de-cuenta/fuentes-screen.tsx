import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { estadosDeCuentaPantalla } from '@valija/contract/messages/estados-de-cuenta.ts'
import { fuentesPantalla as t } from '@valija/contract/messages/fuentes-pantalla.ts'
import { pagosPantalla } from '@valija/contract/messages/pagos-pantalla.ts'
import type { PerfilDeEstado, PerfilEntrada } from '@valija/contract/perfiles-de-estado.ts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { estadosDeCuentaApi } from '../../lib/llamadas/estados-de-cuenta.ts'
import { paths } from '../../lib/paths.ts'
import { useTurn } from '../../lib/use-turn.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { GridSkeleton } from '../../ui/grid/grid-states.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toasts.ts'
import { archivoEnMano } from './archivos-de-estado.ts'
import { FuenteFields } from './fuente-form.tsx'
import { FuentePrueba } from './fuente-prueba.tsx'
import { FuentesLista } from './fuentes-lista.tsx'

/** Sources of bank statements: those of the product, and those a person adds, each tried on a file before it is kept. */
export default function FuentesScreen() {
  const client = useQueryClient()
  const { data: fuentes, error: noFuentes } = useQuery(estadosDeCuentaApi.fuentes.query())
  const may = fuentes?.puedeImportar
  const { data, error } = useQuery(estadosDeCuentaApi.perfiles.query({ enabled: may === true }))
  const enMano = archivoEnMano(useLocation().state)
  const navigate = useNavigate()
  const { now } = useTurn()
  const [editing, setEditing] = useState<{ perfil: PerfilDeEstado | null } | null>(
    enMano === null ? null : { perfil: null },
  )
  const [removing, setRemoving] = useState<PerfilDeEstado | null>(null)
  const archivo = enMano?.archivo ?? null
  const fresh = () => client.invalidateQueries({ queryKey: ['estados-de-cuenta'] })
  const save = async (body: PerfilEntrada) => {
    const perfil = editing?.perfil ?? null
    const { clave } = await (perfil === null
      ? estadosDeCuentaApi.crearPerfil({ body })
      : estadosDeCuentaApi.cambiarPerfil({ params: { clave: perfil.clave }, body }))
    toast(t.fuenteGuardada)
    // Another one may have been opened meanwhile.
    setEditing((open) => (open === editing ? null : open))
    await fresh()
    if (enMano !== null && perfil === null && !now().aborted)
      await navigate(paths.estadosDeCuenta, { state: { archivo: enMano.archivo, fuente: clave } })
  }
  return (
    <>
      <PageHeader
        title={editing === null ? t.fuentesTitulo : (editing.perfil?.nombre ?? t.nuevaFuente)}
        crumbs={[
          { text: pagosPantalla.titulo, to: paths.listarPagos },
          { text: estadosDeCuentaPantalla.titulo, to: paths.estadosDeCuenta },
        ]}
        here={t.fuentesTitulo}
        actions={
          may === true && editing === null ? (
            <Button
              variant="contained"
              startIcon={<Icon name="mas" />}
              onClick={() => setEditing({ perfil: null })}
            >
              {t.nuevaFuente}
            </Button>
          ) : undefined
        }
      />
      <ErrorNotice error={noFuentes} />
      <ErrorNotice error={error} />
      {may === false ? <Notice tono="info">{estadosDeCuentaPantalla.sinPermiso}</Notice> : null}
      {editing === null ? null : (
        <PaddedPanel aria-label={t.nuevaFuente}>
          <FuenteFields fuente={editing.perfil} onSave={save} onCancel={() => setEditing(null)}>
            {(form) => <FuentePrueba form={form} dado={editing.perfil === null ? archivo : null} />}
          </FuenteFields>
        </PaddedPanel>
      )}
      {editing !== null || data !== undefined || may !== true || error !== null ? null : (
        <GridSkeleton rows={10} height={56} />
      )}
      {editing !== null || data === undefined ? null : (
        <FuentesLista
          perfiles={data.perfiles}
          onEdit={(perfil) => setEditing({ perfil })}
          onRemove={setRemoving}
        />
      )}
      {removing === null ? null : (
        <ConfirmDialog
          danger
          onClose={() => setRemoving(null)}
          title={t.eliminarFuente({ nombre: removing.nombre })}
          confirm={t.eliminar}
          onConfirm={async () => {
            await estadosDeCuentaApi.quitarPerfil({ params: { clave: removing.clave } })
            toast(t.fuenteEliminada)
            await fresh()
          }}
        >
          {t.eliminarFuenteTexto}
        </ConfirmDialog>
      )}
    </>
  )
}
