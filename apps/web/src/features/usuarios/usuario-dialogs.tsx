import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import type { FilaUsuario } from '@valija/contract/usuarios.ts'
import { nombreDeRol } from '@valija/domain/acceso/roles.ts'
import { rolAlAceptar } from '@valija/domain/usuarios/tipos.ts'
import { useId, useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { fecha } from '../../lib/formats.ts'
import { usuariosApi } from '../../lib/llamadas/usuarios.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.ts'

export type UsuarioDialog = { kind: 'aceptar' | 'bloquear' | 'factor'; usuario: FilaUsuario }
type DialogProps = { usuario: FilaUsuario; onClose: () => void }
const roles = ['OperativoProveedor', 'OperativoComisionista'] as const

/** What an admin decides about a person; each says its effect before it happens. */
export function UsuarioDialogs({ dialog, onClose }: { dialog: UsuarioDialog | null; onClose: () => void }) {
  if (dialog === null) return null
  const props = { usuario: dialog.usuario, onClose }
  if (dialog.kind === 'aceptar') return <AcceptDialog {...props} />
  return dialog.kind === 'bloquear' ? <BlockDialog {...props} /> : <FactorDialog {...props} />
}

const tonoDePrueba = { correo: 'ok', pendiente: 'atencion', sinRegistro: 'info' } as const

/**
 * Who invited whom, when and with what proof. The role follows from the type; for an Operativo the admin picks one of two,
 * which nothing picks beforehand, and may pick again later.
 */
function AcceptDialog({ usuario, onClose }: DialogProps) {
  const fixed = rolAlAceptar(usuario.phoneNumber, null)
  const changes = usuario.estado === 'activo'
  const [picked, setPicked] = useState<(typeof roles)[number] | null>(
    roles.find((one) => one === usuario.rol) ?? null,
  )
  const rol = fixed ?? picked
  const labelId = useId()
  const accept = async () => {
    if (rol === null) throw new ApiError(400, { ...nobody, mensaje: t.eligeOperativo })
    const body = fixed === null ? { rol } : {}
    await usuariosApi.aceptar({ params: { id: usuario.id }, body })
    toast((changes ? t.operativoCambiado : t.aceptado)({ correo: usuario.email }))
    await invalidateTemas(['usuario'])
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={(changes ? t.cambiarOperativoTitulo : t.aceptarTitulo)({ correo: usuario.email })}
      confirm={changes ? t.cambiarOperativo : usuario.estado === 'bloqueado' ? t.desbloquear : t.aceptar}
      onConfirm={accept}
    >
      {fixed === null ? (
        <>
          <span id={labelId}>{t.aceptarElige}</span>
          <RadioGroup
            aria-labelledby={labelId}
            value={picked}
            onChange={(_event, value) => setPicked(value as (typeof roles)[number])}
          >
            {roles.map((one) => (
              <FormControlLabel key={one} value={one} control={<Radio />} label={t.operativoDe[one]} />
            ))}
          </RadioGroup>
        </>
      ) : null}
      {changes ? null : (
        <>
          <div>
            {usuario.invitadoPor !== null && usuario.invitadoEn !== null
              ? t.invitadoPor({ quien: usuario.invitadoPor, dia: fecha(usuario.invitadoEn) })
              : t.sinInvitacion({ dia: fecha(usuario.creadoEn) })}
          </div>
          <Notice tono={tonoDePrueba[usuario.pruebaCorreo]} mt={8} mb={8}>
            {t.pruebaCorreo[usuario.pruebaCorreo]}
          </Notice>
        </>
      )}
      {rol === null ? null : (
        <div>
          {(changes ? t.cambiarOperativoTexto : t.aceptarTexto)({ rol: nombreDeRol[rol].toLowerCase() })}
        </div>
      )}
    </ConfirmDialog>
  )
}
const nobody = { codigo: 'rolFalta', detalles: [], referencia: '' }

function BlockDialog({ usuario, onClose }: DialogProps) {
  const block = async () => {
    await usuariosApi.bloquear({ params: { id: usuario.id }, body: {} })
    toast(t.bloqueado({ correo: usuario.email }))
    await invalidateTemas(['usuario'])
  }
  return (
    <ConfirmDialog
      danger
      onClose={onClose}
      title={t.bloquearTitulo({ correo: usuario.email })}
      confirm={t.bloquear}
      onConfirm={block}
    >
      {t.bloquearTexto}
    </ConfirmDialog>
  )
}

function FactorDialog({ usuario, onClose }: DialogProps) {
  const remove = async () => {
    await usuariosApi.quitarSegundoFactor({ params: { id: usuario.id } })
    toast(t.factorQuitado)
    await invalidateTemas(['usuario'])
  }
  return (
    <ConfirmDialog
      danger
      onClose={onClose}
      title={t.quitarFactor}
      confirm={t.quitarDosPasos}
      onConfirm={remove}
    >
      {t.quitarFactorTexto}
    </ConfirmDialog>
  )
}
