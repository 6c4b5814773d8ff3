import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import type { FilaUsuario } from '@valija/contract/usuarios.ts'
import { nombreDeRol } from '@valija/domain/acceso/roles.ts'
import { rolAlAceptar } from '@valija/domain/usuarios/tipos.ts'
import { useId, useState } from 'react'
import { request } from '../../lib/api.ts'
import { fecha } from '../../lib/formats.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.ts'

export type UserDialog = { kind: 'aceptar' | 'bloquear' | 'factor'; usuario: FilaUsuario }
type DialogProps = { usuario: FilaUsuario; onClose: () => void }
const roles = ['OperativoProveedor', 'OperativoComisionista'] as const

/** What an admin decides about a person; each says its effect before it happens. */
export function UserDialogs({ dialog, onClose }: { dialog: UserDialog | null; onClose: () => void }) {
  if (dialog === null) return null
  const props = { usuario: dialog.usuario, onClose }
  if (dialog.kind === 'aceptar') return <AcceptDialog {...props} />
  return dialog.kind === 'bloquear' ? <BlockDialog {...props} /> : <FactorDialog {...props} />
}

const tonoDePrueba = { correo: 'ok', pendiente: 'atencion', sinRegistro: 'info' } as const

/** Who invited whom, when and with what proof. The role follows from the type; for an Operativo the admin picks one of two. */
function AcceptDialog({ usuario, onClose }: DialogProps) {
  const fixed = rolAlAceptar(usuario.phoneNumber, null)
  const [rol, setRol] = useState<(typeof roles)[number]>(
    usuario.rol === 'OperativoComisionista' ? 'OperativoComisionista' : 'OperativoProveedor',
  )
  const labelId = useId()
  const accept = async () => {
    const body = fixed === null ? { rol } : {}
    await request('POST', `/api/usuarios/${usuario.id}/aceptar`, { body })
    toast(t.aceptado({ correo: usuario.email }))
    await invalidateTemas(['usuario'])
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t.aceptarTitulo({ correo: usuario.email })}
      confirm={usuario.estado === 'bloqueado' ? t.desbloquear : t.aceptar}
      onConfirm={accept}
    >
      {fixed === null ? (
        <>
          <span id={labelId}>{t.aceptarElige}</span>
          <RadioGroup
            aria-labelledby={labelId}
            value={rol}
            onChange={(_event, value) => setRol(value as typeof rol)}
          >
            {roles.map((one) => (
              <FormControlLabel key={one} value={one} control={<Radio />} label={t.operativoDe[one]} />
            ))}
          </RadioGroup>
        </>
      ) : null}
      <div>
        {usuario.invitadoPor !== null && usuario.invitadoEn !== null
          ? t.invitadoPor({ quien: usuario.invitadoPor, dia: fecha(usuario.invitadoEn) })
          : t.sinInvitacion({ dia: fecha(usuario.creadoEn) })}
      </div>
      <Notice tono={tonoDePrueba[usuario.pruebaCorreo]}>{t.pruebaCorreo[usuario.pruebaCorreo]}</Notice>
      <div>{t.aceptarTexto({ rol: nombreDeRol[fixed ?? rol].toLowerCase() })}</div>
    </ConfirmDialog>
  )
}

function BlockDialog({ usuario, onClose }: DialogProps) {
  const block = async () => {
    await request('POST', `/api/usuarios/${usuario.id}/bloquear`, { body: {} })
    toast(t.bloqueado({ correo: usuario.email }))
    await invalidateTemas(['usuario'])
  }
  return (
    <ConfirmDialog
      open
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
    await request('POST', `/api/usuarios/${usuario.id}/quitarSegundoFactor`)
    toast(t.factorQuitado)
    await invalidateTemas(['usuario'])
  }
  return (
    <ConfirmDialog
      open
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
