import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Llave, largoDeNombreDeLlave, type PruebaDeDueno } from '@valija/contract/llaves.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { nombreDeEquipo } from '@valija/contract/redaccion/nombre-de-equipo.ts'
import { useId, useState } from 'react'
import { fechaHora } from '../../lib/formats.ts'
import { accesoApi } from '../../lib/llamadas/acceso.ts'
import { Field } from '../../ui/form/field.tsx'
import { Block, Row, Title } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toasts.ts'
import { createLlave, hasLlaves } from './llave.ts'
import { OwnList } from './own-list.tsx'
import { OwnerForm } from './owner-form.tsx'

/** The own passkeys, each with its name; one more, or one less, by its owner. */
export function LlavesPanel() {
  const client = useQueryClient()
  const id = useId()
  const { data, error } = useQuery(accesoApi.llaves.query())
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Llave | null>(null)
  const refresh = () => client.invalidateQueries(accesoApi.llaves.query())
  const [nombre, setNombre] = useState(() => nombreDeEquipo(navigator.userAgent))
  const add = async (prueba: PruebaDeDueno, signal: AbortSignal) => {
    await createLlave(nombre.trim(), prueba, signal)
    toast(t.llaveAgregada({ nombre: nombre.trim() }))
    await refresh()
  }
  const remove = async (llave: Llave, prueba: PruebaDeDueno) => {
    await accesoApi.quitarLlave({ params: { id: llave.id }, body: prueba })
    toast(t.llaveQuitada({ nombre: llave.nombre }))
    await refresh()
  }
  const may = data?.disponibles !== false && hasLlaves()
  return (
    <PaddedPanel>
      <Row>
        <Title grow>{t.llaves}</Title>
        {may && !adding ? (
          <Block contents unpainted={data === undefined}>
            <Button size="small" variant="outlined" onClick={() => setAdding(true)}>
              {t.agregarLlave}
            </Button>
          </Block>
        ) : null}
      </Row>
      <span>{t.llavesTexto}</span>
      <ErrorNotice error={error} />
      {data === undefined || may ? null : <Notice>{t.sinLlavesAqui}</Notice>}
      {adding && data ? (
        <OwnerForm
          submit={t.agregarLlave}
          onSubmit={add}
          onDone={() => setAdding(false)}
          onCancel={() => setAdding(false)}
          withLlave={data.llaves.length > 0}
          complete={nombre.trim() !== ''}
        >
          <Field id={id} label={t.llaveNombre}>
            <OutlinedInput
              id={id}
              value={nombre}
              onChange={(event) => setNombre(event.target.value)}
              inputProps={{ maxLength: largoDeNombreDeLlave }}
            />
          </Field>
        </OwnerForm>
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
                <OwnerForm
                  submit={t.quitarLlave}
                  onSubmit={(prueba) => remove(llave, prueba)}
                  onDone={() => setRemoving(null)}
                  onCancel={() => setRemoving(null)}
                  withLlave
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
