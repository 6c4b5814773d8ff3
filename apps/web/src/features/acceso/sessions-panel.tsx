import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SesionAbierta } from '@valija/contract/acceso.ts'
import { usuariosPantalla } from '@valija/contract/messages/usuarios-pantalla.ts'
import { nombreDeEquipo } from '@valija/contract/redaccion/nombre-de-equipo.ts'
import type { ReactNode } from 'react'
import { fechaHora } from '../../lib/formats.ts'
import { accesoApi } from '../../lib/llamadas/acceso.ts'
import { useWork } from '../../lib/use-work.ts'
import { Row, Title } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Status } from '../../ui/status.tsx'
import { toast } from '../../ui/toasts.ts'
import { WaitingShape } from '../../ui/waiting.tsx'
import { OwnList } from './own-list.tsx'

/** One open session, and what can be done with it; the one in use says so. */
function SessionRow({ sesion, children }: { sesion: SesionAbierta; children?: ReactNode }) {
  return (
    <li>
      <div>
        {nombreDeEquipo(sesion.agente)}
        <small>
          {[
            sesion.direccion,
            `${usuariosPantalla.inicioSesion} ${fechaHora(sesion.creadaEn)}`,
            `${usuariosPantalla.usoSesion} ${fechaHora(sesion.usadaEn)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      {children ?? <Status estado="Activo" quiet text={usuariosPantalla.estaSesion} />}
    </li>
  )
}

/** The session in use as this browser knows it: there is always this one. */
function own(): SesionAbierta {
  const now = new Date().toISOString()
  return {
    id: '',
    agente: navigator.userAgent,
    direccion: location.hostname,
    creadaEn: now,
    usadaEn: now,
    expiraEn: now,
    actual: true,
  }
}

/** The own open sessions, each with its sign-out; the one in use is marked and has none. */
export function SessionsPanel() {
  const client = useQueryClient()
  const { data: sesiones, error } = useQuery(accesoApi.sesiones.query())
  const { failure, run } = useWork()
  const change = async (work: () => Promise<unknown>) => {
    await run(work)
    await client.invalidateQueries(accesoApi.sesiones.query())
  }
  const endOthers = () =>
    change(async () => {
      const { cerradas } = await accesoApi.cerrarOtras()
      toast(usuariosPantalla.otrasCerradas({ n: cerradas }))
    })
  return (
    <PaddedPanel>
      <Row>
        <Title grow>{usuariosPantalla.sesiones}</Title>
        {(sesiones?.length ?? 0) > 1 ? (
          <Button size="small" variant="outlined" onClick={() => void endOthers()}>
            {usuariosPantalla.cerrarOtras}
          </Button>
        ) : null}
      </Row>
      <span>{usuariosPantalla.sesionesTexto}</span>
      <ErrorNotice error={failure ?? error} />
      {sesiones === undefined && error === null ? (
        <WaitingShape>
          <OwnList>
            <SessionRow sesion={own()} />
          </OwnList>
        </WaitingShape>
      ) : null}
      <OwnList aria-label={usuariosPantalla.sesiones}>
        {sesiones?.map((sesion) => (
          <SessionRow key={sesion.id} sesion={sesion}>
            {sesion.actual ? undefined : (
              <Button
                size="small"
                onClick={() => void change(() => accesoApi.cerrarUna({ params: { id: sesion.id } }))}
              >
                {usuariosPantalla.cerrarSesion}
              </Button>
            )}
          </SessionRow>
        ))}
      </OwnList>
    </PaddedPanel>
  )
}
