import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ApiError } from '../../lib/api-error.ts'
import { fechaHora } from '../../lib/formats.ts'
import { invitadosApi } from '../../lib/llamadas/invitados.ts'
import { paths } from '../../lib/paths.ts'
import { useAfter } from '../../lib/use-after.ts'
import { useWork } from '../../lib/use-work.ts'
import { Block, Mono } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PublicPage } from '../../ui/public-page.tsx'
import { WaitingShape } from '../../ui/waiting.tsx'

const t = invitadosPantalla.confirmar
const isDead = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/** /ComisionistaInvitado/confirmar: the link of the mail that asks whether the agency wants its account changed. */
export default function ConfirmarScreen() {
  const [params] = useSearchParams()
  const codigo = params.get('codigo') ?? ''
  const [hecho, setHecho] = useState<string | null>(null)
  const { busy, failure, run } = useWork()
  const { data, error, isFetching } = useQuery(
    invitadosApi.enlaceDeCuenta.query({
      body: { codigo },
      enabled: codigo !== '',
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  const late = useAfter(isFetching)
  const confirm = () =>
    run(async () => setHecho((await invitadosApi.confirmarCuenta({ body: { codigo } })).mensaje))
  const menu = <Link to={paths.comisionistaInvitado}>{t.irAlMenu}</Link>
  if (hecho !== null)
    return (
      <PublicPage title={t.hecho}>
        <Notice tono="ok">{hecho}</Notice>
        {menu}
      </PublicPage>
    )
  if (codigo === '' || isDead(error))
    return (
      <PublicPage title={t.invalido}>
        <p>{t.otro}</p>
        {menu}
      </PublicPage>
    )
  return (
    <PublicPage title={t.titulo}>
      {late ? <LinearProgress aria-label={interfaz.cargando} /> : null}
      <ErrorNotice error={error} />
      {data === undefined && error === null ? <WaitingShape height={220} /> : null}
      {data === undefined ? null : (
        <>
          <p>{t.texto({ razonSocial: data.razonSocial, fecha: fechaHora(data.fechaCarga) })}</p>
          <Block size={18}>
            <Mono>{data.cuenta}</Mono>
          </Block>
          <p>{t.noFuiste}</p>
          <ErrorNotice error={failure} />
          <Button variant="contained" size="large" loading={busy} onClick={() => void confirm()}>
            {t.boton}
          </Button>
        </>
      )}
    </PublicPage>
  )
}
