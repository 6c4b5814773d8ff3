import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { InvitacionDeVarias } from '@valija/contract/invitaciones.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { separarCorreos } from '@valija/domain/usuarios/separar-correos.ts'
import { type FormEvent, useId, useState } from 'react'
import { invitacionesApi } from '../../lib/llamadas/invitaciones.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { useWork } from '../../lib/use-work.ts'
import { Field, helpId } from '../../ui/form/field.tsx'
import { Bullets, Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'

type InviteManyProps = {
  /** The kind, chosen above; null while an admin has chosen none. */
  rol: string | null | undefined
  /** It was sent without a kind. */
  onSinRol: () => void
}
/** A pasted column of addresses. Those that were not invited stay in the field, each with its reason. */
export function InviteMany({ rol, onSinRol }: InviteManyProps) {
  const id = useId()
  const [texto, setTexto] = useState('')
  const [answers, setAnswers] = useState<InvitacionDeVarias[]>([])
  const [asked, setAsked] = useState(false)
  const { busy, failure, run } = useWork()
  const n = separarCorreos(texto).length
  const sent = answers.filter(({ enviada }) => enviada).length
  const left = answers.filter(({ enviada }) => !enviada)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(n === 0)
    if (rol === null) return onSinRol()
    if (n === 0) return document.getElementById(id)?.focus()
    await run(async () => {
      const { invitaciones } = await invitacionesApi.invitarVarias({ body: { correos: texto, rol } })
      setAnswers(invitaciones)
      const de = (ida: boolean) =>
        invitaciones.flatMap(({ correo, enviada }) => (enviada === ida ? correo : []))
      const idos = new Set(de(true))
      // What was written meanwhile stays.
      setTexto((now) =>
        (now === texto ? de(false) : separarCorreos(now).filter((correo) => !idos.has(correo))).join('\n'),
      )
      await invalidateTemas(['invitacion'])
    })
  }
  return (
    <Stack as="form" noValidate onSubmit={(event) => void send(event)} gap={16}>
      <Field
        id={id}
        label={t.variosCorreos}
        help={t.variosCorreosAyuda}
        error={asked && n === 0 ? t.variosCorreosFaltan : undefined}
      >
        <OutlinedInput
          id={id}
          multiline
          minRows={5}
          maxRows={14}
          value={texto}
          onChange={(event) => setTexto(event.target.value)}
          inputProps={{ 'aria-describedby': helpId(id), spellCheck: false, autoCapitalize: 'none' }}
        />
      </Field>
      {sent === 0 ? null : <Notice tono="ok">{t.variasEnviadas({ n: sent })}</Notice>}
      {left.length === 0 ? null : (
        <Notice tono="atencion" title={t.variasSinEnviar({ n: left.length })}>
          <Bullets aria-label={t.variasSinEnviar({ n: left.length })}>
            {left.map(({ correo, mensaje }, i) => (
              // The same address may have been pasted twice.
              <li key={`${i} ${correo}`}>
                <b>{correo}</b>: {mensaje}
              </li>
            ))}
          </Bullets>
        </Notice>
      )}
      <ErrorNotice error={failure} />
      <div>
        <Button type="submit" variant="contained" loading={busy}>
          {t.enviarVarias({ n })}
        </Button>
      </div>
    </Stack>
  )
}
