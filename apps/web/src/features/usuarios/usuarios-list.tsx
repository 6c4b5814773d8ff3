import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import type { FilaUsuario } from '@valija/contract/usuarios.ts'
import type { PestanaUsuarios } from '@valija/domain/usuarios/tipos.ts'
import { wordOf } from '@valija/palabras/keys.ts'
import { useCallback, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { usuariosApi } from '../../lib/llamadas/usuarios.ts'
import { paths } from '../../lib/paths.ts'
import { pedir } from '../../lib/pedido.ts'
import { useCan, useSesion } from '../../lib/sesion.ts'
import { useWork } from '../../lib/use-work.ts'
import { ChoiceFilter } from '../../ui/grid/choice-filter.tsx'
import { Grid } from '../../ui/grid/grid.tsx'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { Block } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.ts'
import { accionesDeUsuario } from './usuario-actions.ts'
import { type UsuarioDialog, UsuarioDialogs } from './usuario-dialogs.tsx'
import { columnasDeUsuarios } from './usuarios-grid.tsx'

const filters = ['estado'] as const
const rowId = (row: FilaUsuario) => String(row.id)
const rowName = (row: FilaUsuario) => row.email

type UsersListProps = { pestana: PestanaUsuarios; pendientes: number }
/** Users of one type, twenty a page; an admin accepts, blocks and edits. */
export function UsuariosList({ pestana, pendientes }: UsersListProps) {
  const { correo } = useSesion()
  const canAccept = useCan('usuarios.aceptar')
  const waiting = pestana === 'porAutorizar'
  const navigate = useNavigate()
  const state = useListState({ porPagina: 20, filters, tab: { name: 'pestana', value: pestana } })
  const [dialog, setDialog] = useState<UsuarioDialog | null>(null)
  const { failure, run } = useWork()
  const resend = useCallback(
    ({ id, email }: FilaUsuario) =>
      run(async () => {
        await pedir(`acceso ${id}`, (clave) =>
          usuariosApi.reenviarAcceso({ params: { id }, body: { clave } }),
        )
        toast(t.accesoReenviado({ correo: email }))
      }, String(id)),
    [run],
  )
  const actions = useCallback(
    (row: FilaUsuario) =>
      accionesDeUsuario(row, { correo, onDialog: setDialog, onResend: resend, onEdit: navigate }),
    [correo, navigate, resend],
  )
  return (
    <>
      <Grid<FilaUsuario>
        name={`usuarios-${pestana}`}
        label={t.usuarios}
        tabText={t[pestana]}
        source={{ ...usuariosApi.listar.list(), temas: ['usuario'] }}
        state={state}
        columns={
          columnasDeUsuarios[pestana === 'administrador' || pestana === 'operativo' ? 'personal' : 'agencia']
        }
        rowId={rowId}
        rowName={rowName}
        noun={t.usuarioSustantivo}
        empty={{ text: waiting ? t.sinPorAutorizar : t.sinUsuarios }}
        actions={canAccept ? actions : undefined}
        actionsWidth={170}
        underTabs
        filters={
          <ChoiceFilter
            state={state}
            name="estado"
            label={t.estado}
            empty={t.cualquierEstado}
            options={Object.entries(t.estados)}
          />
        }
        pillText={{ estado: (value) => t.filtroEstado({ estado: wordOf(t.estados, value) }) }}
        failure={failure}
        banner={
          pendientes > 0 && canAccept && !waiting ? (
            <Block px={12} py={8}>
              <Notice tono="atencion">
                {t.pendientes({ n: pendientes })}{' '}
                <Link to={`${paths.usuario}?pestana=porAutorizar`}>{t.verPorAutorizar}</Link>
              </Notice>
            </Block>
          ) : undefined
        }
      />
      <UsuarioDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  )
}
