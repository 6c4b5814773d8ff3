import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usuariosPantalla } from '@valija/contract/messages/usuarios-pantalla.ts'
import { nombreDeEquipo } from '@valija/contract/redaccion/nombre-de-equipo.ts'
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
      {sesiones === undefined && error === null ? <WaitingShape height={62} /> : null}
      <OwnList aria-label={usuariosPantalla.sesiones}>
        {sesiones?.map((sesion) => (
          <li key={sesion.id}>
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
            {sesion.actual ? (
              <Status estado="Activo" quiet text={usuariosPantalla.estaSesion} />
            ) : (
              <Button
                size="small"
                onClick={() => void change(() => accesoApi.cerrarUna({ params: { id: sesion.id } }))}
              >
                {usuariosPantalla.cerrarSesion}
              </Button>
            )}
          </li>
        ))}
      </OwnList>
    </PaddedPanel>
  )
}
