import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { lotes as textos } from '@valija/contract/messages/lotes.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.ts'
import { awaitEnvio, wasAwaited } from './awaited.ts'
import { ultimoEnvioQuery } from './lotes-calls.ts'

const t = lotesPantalla.envio
const causas = {
  cola: t.cola,
  contabilidad: t.ant,
  consulta: t.ant,
  sat: t.sat,
  archivos: t.archivos,
} as const

/**
 * How the last sending stands, above the rows. Success is said when ANT has answered for every lote, not when the button
 * is pressed; what is half done names its lotes and leads to them.
 */
export function EnvioBanner({ onSee }: { onSee: () => void }) {
  const { data } = useQuery(ultimoEnvioQuery)
  const [hidden, setHidden] = useState<string | null>(null)
  const envio = data?.envio ?? null
  const total = envio?.lotes.length ?? 0
  const faltan = envio?.lotes.filter(({ enviado }) => !enviado) ?? []
  const done = envio !== null && faltan.length === 0
  useEffect(() => {
    if (envio === null) return
    if (!done) awaitEnvio(envio.grupo)
    else if (wasAwaited(envio.grupo)) toast(textos.informacionEnviada, { title: t.exito })
  }, [envio, done])
  const hechos = total - faltan.length
  const stuck = faltan.filter(({ envioError }) => envioError !== '')
  const excepciones = faltan.filter(({ numExcepciones }) => numExcepciones > 0).length
  const error = stuck[0]?.envioError
  // Hidden as it stood: another trouble of the same sending is news again.
  const news = `${envio?.grupo} ${error ?? ''} ${excepciones}`
  if (envio === null || done || hidden === news) return null
  const names = (stuck.length > 0 ? stuck : faltan).map(({ nombre }) => nombre).join(', ')
  const tono = stuck.length > 0 ? 'atencion' : excepciones > 0 ? 'duda' : 'info'
  return (
    <div style={{ padding: '8px 12px' }}>
      <Notice
        tono={tono}
        title={error ? causas[error] : undefined}
        action={
          <>
            <Button size="small" variant="outlined" onClick={onSee}>
              {t.verLotes({ n: faltan.length })}
            </Button>
            <IconButton size="small" aria-label={t.ocultar} onClick={() => setHidden(news)}>
              <Icon name="cruz" />
            </IconButton>
          </>
        }
      >
        {error
          ? `${names}. ${t.aMedias({ hechos, total, faltan: faltan.length })} ${t.reintento}`
          : excepciones > 0
            ? t.conExcepciones({ n: excepciones })
            : t.enviando({ hechos, total })}
      </Notice>
    </div>
  )
}
