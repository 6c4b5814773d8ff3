import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import type { EnvioDeGrupo } from '@valija/contract/envio-de-lotes.ts'
import { lotes as textos } from '@valija/contract/messages/lotes.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.ts'
import { awaitEnvio, wasAwaited } from './awaited.ts'
import { enviosQuery } from './lotes-calls.ts'

const t = lotesPantalla.envio
const causas = {
  cola: t.cola,
  contabilidad: t.ant,
  consulta: t.ant,
  sat: t.sat,
  archivos: t.archivos,
  valija: t.valija,
} as const

/** Of these ANT has not answered; the others never came to it. */
const deAnt: ReadonlySet<string> = new Set(['cola', 'contabilidad', 'consulta'])

const faltanDe = ({ lotes }: EnvioDeGrupo) => lotes.filter(({ enviado }) => !enviado)

/**
 * How the sendings of the day stand, above the rows: one notice for each that is not over. Success is said when ANT has
 * answered for every lote, not when the button is pressed; what is half done names its lotes and leads to them.
 */
export function EnvioBanner({ onSee }: { onSee: () => void }) {
  const { data } = useQuery(enviosQuery)
  const [hidden, setHidden] = useState<readonly string[]>([])
  useEffect(() => {
    for (const envio of data?.envios ?? []) {
      if (faltanDe(envio).length > 0) awaitEnvio(envio.grupo)
      else if (wasAwaited(envio.grupo)) toast(textos.informacionEnviada, { title: t.exito })
    }
  }, [data])
  const abiertos = (data?.envios ?? []).filter(
    (envio) => faltanDe(envio).length > 0 && !hidden.includes(newsOf(envio)),
  )
  if (abiertos.length === 0) return null
  return (
    <Stack gap={8} py={8} px={12}>
      {abiertos.map((envio) => (
        <Abierto
          key={envio.grupo}
          envio={envio}
          onSee={onSee}
          onHide={() => setHidden((old) => [...old, newsOf(envio)])}
        />
      ))}
    </Stack>
  )
}

const troubleOf = (envio: EnvioDeGrupo) => {
  const faltan = faltanDe(envio)
  const stuck = faltan.filter(({ envioError }) => envioError !== '')
  const excepciones = faltan.filter(({ numExcepciones }) => numExcepciones > 0).length
  return { faltan, stuck, excepciones, error: stuck[0]?.envioError }
}
/** Hidden as it stood: another trouble of the same sending is news again. */
const newsOf = (envio: EnvioDeGrupo): string => {
  const { error, excepciones } = troubleOf(envio)
  return `${envio.grupo} ${error ?? ''} ${excepciones}`
}

type AbiertoProps = { envio: EnvioDeGrupo; onSee: () => void; onHide: () => void }
function Abierto({ envio, onSee, onHide }: AbiertoProps) {
  const { faltan, stuck, excepciones, error } = troubleOf(envio)
  const total = envio.lotes.length
  const hechos = total - faltan.length
  const names = (stuck.length > 0 ? stuck : faltan).map(({ nombre }) => nombre).join(', ')
  const tono = stuck.length > 0 ? 'atencion' : excepciones > 0 ? 'duda' : 'info'
  return (
    <Notice
      tono={tono}
      title={error ? causas[error] : undefined}
      action={
        <>
          <Button size="small" variant="outlined" onClick={onSee}>
            {t.verLotes({ n: faltan.length })}
          </Button>
          <IconButton size="small" aria-label={t.ocultar} onClick={onHide}>
            <Icon name="cruz" />
          </IconButton>
        </>
      }
    >
      {error
        ? `${names}. ${deAnt.has(error) ? t.aMedias({ hechos, total, faltan: faltan.length }) : t.enviando({ hechos, total })} ${t.reintento}`
        : excepciones > 0
          ? t.conExcepciones({ n: excepciones })
          : t.enviando({ hechos, total })}
    </Notice>
  )
}
