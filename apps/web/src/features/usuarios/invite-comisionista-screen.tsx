import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ClienteComisionista } from '@valija/contract/directorio.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { usuarios as mensajesDeUsuarios } from '@valija/contract/messages/usuarios.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { isCorreo, normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { invitacionesApi } from '../../lib/llamadas/invitaciones.ts'
import { paths } from '../../lib/paths.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { useWork } from '../../lib/use-work.ts'
import { Field, helpId } from '../../ui/form/field.tsx'
import { Block, Row, Stack } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toasts.ts'
import { ComisionistaSearch } from './comisionista-search.tsx'
import { ComisionistaTable } from './comisionista-table.tsx'

/** What is missing, in the documented words: the agent, the e-mail, or both. */
const missing = (agente: ClienteComisionista | null, correo: string): string | null => {
  const valid = isCorreo(normalizeCorreo(correo))
  if (agente === null && !valid) return mensajesDeUsuarios.invitacionSinDatos
  if (agente === null) return mensajesDeUsuarios.invitacionSinComisionista
  return valid ? null : mensajesDeUsuarios.invitacionSinCorreo
}

const nobody: { agente: ClienteComisionista | null; correo: string } = { agente: null, correo: '' }
/** Search an agent by legal name, pick one, see it in a table, give its e-mail, send (Access §2). */
export default function InviteComisionistaScreen() {
  const id = useId()
  const [pedida, setPedida] = useState(nobody)
  const { agente, correo } = pedida
  const setAgente = (agente: ClienteComisionista | null) => setPedida((now) => ({ ...now, agente }))
  const setCorreo = (correo: string) => setPedida((now) => ({ ...now, correo }))
  const correoInput = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const { busy, failure, run } = useWork()
  const wrong = tried && !isCorreo(normalizeCorreo(correo))
  const problem = tried ? missing(agente, correo) : null
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (agente === null || missing(agente, correo) !== null) return
    await run(async () => {
      const body = { correo: normalizeCorreo(correo), idComisionista: agente.clienteId }
      await invitacionesApi.invitarComisionista({ body })
      toast(t.invitacionEnviada({ correo: body.correo }), { kind: 'invitacion' })
      // The next one may have been begun meanwhile.
      setPedida((now) => (now === pedida ? nobody : now))
      setTried(false)
      await invalidateTemas(['invitacion'])
    })
  }
  return (
    <>
      <PageHeader title={interfaz.invitarComisionista} crumbs={[{ text: t.usuarios, to: paths.usuario }]} />
      <PaddedPanel max={1000}>
        <Stack as="form" noValidate onSubmit={(event) => void send(event)} gap={16}>
          {agente === null ? (
            <ComisionistaSearch
              onPick={(picked) => {
                setAgente(picked)
                correoInput.current?.focus()
              }}
              error={problem ?? undefined}
            />
          ) : (
            <ComisionistaTable
              label={t.comisionistaElegido}
              agentes={[agente]}
              action={{ text: t.cambiar, onClick: () => setAgente(null) }}
            />
          )}
          <Block max={460}>
            <Field
              id={id}
              label={t.correo}
              error={
                wrong
                  ? agente === null
                    ? mensajesDeUsuarios.correoInvalido
                    : (problem ?? undefined)
                  : undefined
              }
            >
              <OutlinedInput
                id={id}
                type="email"
                inputRef={correoInput}
                value={correo}
                onChange={(event) => setCorreo(event.target.value)}
                error={problem !== null}
                inputProps={{
                  'aria-describedby': problem === null ? undefined : helpId(id),
                  spellCheck: false,
                }}
              />
            </Field>
          </Block>
          <ErrorNotice error={failure} />
          <Row gap={12} justify="end">
            <Link to={`${paths.usuario}?pestana=invitaciones`}>{t.ultimas}</Link>
            <Button type="submit" variant="contained" loading={busy}>
              {t.enviarInvitacion}
            </Button>
          </Row>
        </Stack>
      </PaddedPanel>
    </>
  )
}
