import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Llave, largoDeNombreDeLlave } from '@valija/contract/llaves.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { nombreDeEquipo } from '@valija/contract/redaccion/nombre-de-equipo.ts'
import { type FormEvent, useId, useState } from 'react'
import { fechaHora } from '../../lib/formats.ts'
import { Field } from '../../ui/form/field.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toasts.ts'
import { PasswordField } from './credential-fields.tsx'
import { createLlave, hasLlaves } from './llave.ts'
import { OwnList } from './own-list.tsx'
import { accesoApi } from '../../lib/llamadas/acceso.ts'
import { Row, Stack, Title } from '../../ui/layout.tsx'

/** The own passkeys, each with its name; one more, or one less, with the password. */
export function LlavesPanel() {
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['llaves'],
    queryFn: ({ signal }) => accesoApi.llaves({ signal }),
  })
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Llave | null>(null)
  const close = async () => {
    setAdding(false)
    setRemoving(null)
    await client.invalidateQueries({ queryKey: ['llaves'] })
  }
  const add = async (nombre: string, contrasena: string) => {
    await createLlave(nombre, contrasena)
    toast(t.llaveAgregada({ nombre }))
    await close()
  }
  const remove = async (llave: Llave, contrasena: string) => {
    await accesoApi.quitarLlave({ params: { id: llave.id }, body: { contrasena } })
    toast(t.llaveQuitada({ nombre: llave.nombre }))
    await close()
  }
  const may = data?.disponibles === true && hasLlaves()
  return (
    <PaddedPanel>
      <Row>
        <Title grow>{t.llaves}</Title>
        {may && !adding ? (
          <Button size="small" variant="outlined" onClick={() => setAdding(true)}>
            {t.agregarLlave}
          </Button>
        ) : null}
      </Row>
      <span>{t.llavesTexto}</span>
      {error === null ? null : <ErrorNotice error={error} />}
      {data === undefined || may ? null : <Notice>{t.sinLlavesAqui}</Notice>}
      {adding ? (
        <LlaveForm named submit={t.agregarLlave} onSubmit={add} onCancel={() => setAdding(false)} />
      ) : null}
      <OwnList aria-label={t.llaves}>
        {data?.llaves.map((llave) => (
          <li key={llave.id}>
            <div>
              {llave.nombre}
              <small>
                {t.llaveCreada} {fechaHora(llave.creadaEn)} ·{' '}
                {llave.usadaEn === null ? t.llaveSinUso : `${t.usoSesion} ${fechaHora(llave.usadaEn)}`}
              </small>
              {removing?.id === llave.id ? (
                <LlaveForm
                  submit={t.quitarLlave}
                  onSubmit={(_nombre, contrasena) => remove(llave, contrasena)}
                  onCancel={() => setRemoving(null)}
                />
              ) : null}
            </div>
            {removing?.id === llave.id ? null : (
              <Button
                size="small"
                aria-label={`${t.quitarLlave}: ${llave.nombre}`}
                onClick={() => setRemoving(llave)}
              >
                {t.quitarLlave}
              </Button>
            )}
          </li>
        ))}
      </OwnList>
    </PaddedPanel>
  )
}

type LlaveFormProps = {
  named?: boolean
  submit: string
  onSubmit: (nombre: string, contrasena: string) => Promise<void>
  onCancel: () => void
}
function LlaveForm({ named = false, submit, onSubmit, onCancel }: LlaveFormProps) {
  const id = useId()
  const [nombre, setNombre] = useState(() => nombreDeEquipo(navigator.userAgent))
  const [contrasena, setContrasena] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (contrasena === '' || nombre.trim() === '') return
    setBusy(true)
    setError(null)
    await onSubmit(nombre.trim(), contrasena).catch((failure: unknown) => {
      setError(failure)
      setBusy(false)
    })
  }
  return (
    <Stack as="form" noValidate onSubmit={(event) => void send(event)} max={340} my={12}>
      {named ? (
        <Field id={id} label={t.llaveNombre}>
          <OutlinedInput
            id={id}
            value={nombre}
            onChange={(event) => setNombre(event.target.value)}
            inputProps={{ maxLength: largoDeNombreDeLlave }}
          />
        </Field>
      ) : null}
      <PasswordField label={t.contrasenaActual} value={contrasena} onChange={setContrasena} />
      {error === null ? null : <ErrorNotice error={error} />}
      <Row nowrap align="stretch">
        <Button type="submit" variant="contained" loading={busy}>
          {submit}
        </Button>
        <Button onClick={onCancel}>{t.dejarloAsi}</Button>
      </Row>
    </Stack>
  )
}
