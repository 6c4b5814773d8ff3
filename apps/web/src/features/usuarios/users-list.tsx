import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import type { FilaUsuario } from '@valija/contract/usuarios.ts'
import type { PestanaUsuarios } from '@valija/domain/usuarios/tipos.ts'
import { wordOf } from '@valija/palabras/keys.ts'
import { useCallback, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { usuariosApi } from '../../lib/llamadas/usuarios.ts'
import { paths, pathTo } from '../../lib/paths.ts'
import { useCan, useSesion } from '../../lib/sesion.ts'
import { useWork } from '../../lib/use-work.ts'
import { Field } from '../../ui/form/field.tsx'
import { Grid } from '../../ui/grid/grid.tsx'
import type { RowAction } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { Block } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.ts'
import { type UserDialog, UserDialogs } from './user-dialogs.tsx'
import { userColumns } from './user-grid.tsx'

const filters = ['estado'] as const
const rowId = (row: FilaUsuario) => String(row.id)
const rowName = (row: FilaUsuario) => row.email

type UsersListProps = { pestana: PestanaUsuarios; pendientes: number }
/** Users of one type, twenty a page; an admin accepts, blocks and edits. */
export function UsersList({ pestana, pendientes }: UsersListProps) {
  const { correo } = useSesion()
  const canAccept = useCan('usuarios.aceptar')
  const waiting = pestana === 'porAutorizar'
  const navigate = useNavigate()
  const state = useListState({ porPagina: 20, filters, tab: { name: 'pestana', value: pestana } })
  const [dialog, setDialog] = useState<UserDialog | null>(null)
  const { failure, run } = useWork()
  const resend = useCallback(
    ({ id, email }: FilaUsuario) =>
      run(async () => {
        await usuariosApi.reenviarAcceso({ params: { id } })
        toast(t.accesoReenviado({ correo: email }))
      }, String(id)),
    [run],
  )
  const filterId = useId()
  const actions = useCallback(
    (row: FilaUsuario): RowAction<FilaUsuario>[] => {
      if (!canAccept) return []
      const edit =
        row.phoneNumber === 'Comisionista'
          ? pathTo(paths.usuarioEditar, { id: row.id })
          : row.phoneNumber === 'Proveedor'
            ? pathTo(paths.proveedorEditar, { id: row.id })
            : null
      const accept: RowAction<FilaUsuario> = {
        text: row.estado === 'bloqueado' ? t.desbloquear : t.aceptar,
        icon: 'okc',
        onClick: () => setDialog({ kind: 'aceptar', usuario: row }),
      }
      const block: RowAction<FilaUsuario> = {
        text: t.bloquear,
        icon: 'veto',
        danger: true,
        why: row.email === correo ? t.bloqueoPropio : undefined,
        onClick: () => setDialog({ kind: 'bloquear', usuario: row }),
      }
      return [
        ...(row.estado === 'activo' || row.estado === 'sinRegistrar' ? [] : [accept]),
        ...(row.estado === 'sinRegistrar' || (row.pruebaCorreo === 'pendiente' && row.estado === 'pendiente')
          ? [{ text: t.reenviarAcceso, icon: 'correo' as const, onClick: () => void resend(row) }]
          : []),
        ...(row.estado === 'activo' && row.phoneNumber === 'Operativo'
          ? [
              {
                text: t.cambiarOperativo,
                onClick: () => setDialog({ kind: 'aceptar' as const, usuario: row }),
              },
            ]
          : []),
        ...(edit === null
          ? []
          : [{ text: t.editar, icon: 'lapiz' as const, onClick: () => void navigate(edit) }]),
        ...(row.estado === 'bloqueado' ? [] : [block]),
        ...(row.segundoFactor
          ? [{ text: t.quitarFactor, onClick: () => setDialog({ kind: 'factor' as const, usuario: row }) }]
          : []),
      ]
    },
    [canAccept, correo, navigate, resend],
  )
  return (
    <>
      <Grid<FilaUsuario>
        name={`usuarios-${pestana}`}
        label={t.usuarios}
        tabText={t[pestana]}
        source={{ ...usuariosApi.listar.list(), temas: ['usuario'] }}
        state={state}
        columns={userColumns[pestana === 'administrador' || pestana === 'operativo' ? 'personal' : 'agencia']}
        rowId={rowId}
        rowName={rowName}
        noun={t.usuarioSustantivo}
        empty={{ text: waiting ? t.sinPorAutorizar : t.sinUsuarios }}
        actions={canAccept ? actions : undefined}
        actionsWidth={170}
        underTabs
        filters={
          <Field id={filterId} label={t.estado}>
            <Select
              id={filterId}
              value={state.filters.estado ?? ''}
              displayEmpty
              onChange={(event) => state.setFilter('estado', event.target.value)}
              slotProps={{ input: { 'aria-label': t.estado } }}
            >
              <MenuItem value="">{t.cualquierEstado}</MenuItem>
              {Object.entries(t.estados).map(([value, text]) => (
                <MenuItem key={value} value={value}>
                  {text}
                </MenuItem>
              ))}
            </Select>
          </Field>
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
      <UserDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  )
}
