import type { Invitacion } from '@valija/contract/invitaciones.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { useCallback, useState } from 'react'
import { invitacionesApi } from '../../lib/llamadas/invitaciones.ts'
import { pedir } from '../../lib/pedido.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { useWork } from '../../lib/use-work.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CopyBlock } from '../../ui/copy-block.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Grid } from '../../ui/grid/grid.tsx'
import type { RowAction } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { toast } from '../../ui/toasts.ts'
import { WaitingShape } from '../../ui/waiting.tsx'
import { invitationColumns } from './invitation-grid.tsx'

const rowId = (row: Invitacion) => row.id
const rowName = (row: Invitacion) => row.correo

/** Invitations as records: state, delivery of the mail, and what can still be done with each. */
export function InvitationsList() {
  const state = useListState({ porPagina: 20 })
  const [revoking, setRevoking] = useState<Invitacion | null>(null)
  const [link, setLink] = useState<{ url: string | null } | null>(null)
  const { failure, run } = useWork()
  const actions = useCallback(
    (row: Invitacion): RowAction<Invitacion>[] => {
      const params = { id: row.id }
      const resend = async () => {
        await run(async () => {
          await pedir(`invitación ${row.id}`, (clave) =>
            invitacionesApi.reenviar({ params, body: { clave } }),
          )
          toast(t.reenviada({ correo: row.correo }), { kind: 'invitacion' })
          await invalidateTemas(['invitacion'])
        }, `reenviar ${row.id}`)
      }
      // Its dialog is there at once: what comes later opens over nothing else.
      const copy = () =>
        run(async () => {
          const pedido = { url: null }
          const answer = (url: string | null) =>
            setLink((now) => (now !== pedido ? now : url === null ? null : { url }))
          setLink(pedido)
          try {
            answer((await invitacionesApi.enlace({ params })).url)
          } catch (error) {
            answer(null)
            throw error
          }
        })
      return row.estado === 'pendiente' || row.estado === 'expirada'
        ? [
            { text: t.reenviar, icon: 'correo', onClick: () => void resend() },
            ...(row.estado === 'pendiente'
              ? [{ text: t.copiarEnlace, icon: 'copiar' as const, onClick: () => void copy() }]
              : []),
            { text: t.revocar, icon: 'veto', danger: true, onClick: () => setRevoking(row) },
          ]
        : []
    },
    [run],
  )
  return (
    <>
      <Grid<Invitacion>
        name="invitaciones"
        label={t.invitaciones}
        source={{ ...invitacionesApi.listar.list(), temas: ['invitacion'] }}
        state={state}
        columns={invitationColumns}
        rowId={rowId}
        rowName={rowName}
        noun={t.invitacionSustantivo}
        empty={{ text: t.sinInvitaciones }}
        actions={actions}
        actionsWidth={140}
        exportable={false}
        underTabs
        failure={failure}
      />
      {revoking === null ? null : (
        <ConfirmDialog
          danger
          onClose={() => setRevoking(null)}
          title={t.revocarTitulo({ correo: revoking.correo })}
          confirm={t.revocar}
          onConfirm={async () => {
            await invitacionesApi.revocar({ params: { id: revoking.id } })
            toast(t.revocada)
            await invalidateTemas(['invitacion'])
          }}
        >
          {t.revocarTexto}
        </ConfirmDialog>
      )}
      {link === null ? null : (
        <Dialog onClose={() => setLink(null)} title={t.enlaceParaCopiar}>
          {link.url === null ? (
            <WaitingShape height={96} />
          ) : (
            <CopyBlock label={t.enlaceCopiado} text={link.url} />
          )}
        </Dialog>
      )}
    </>
  )
}
