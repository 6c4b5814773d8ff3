import Button from '@mui/material/Button'
import type { Aviso } from '@valija/contract/borradores.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { Notice } from '../notice.tsx'
import type { ReactNode } from 'react'
import type { Tono } from '../tokens.ts'

const tonos: Record<Aviso['severidad'], Tono> = { error: 'error', aviso: 'atencion', info: 'info', ok: 'ok' }

type AvisosProps = {
  avisos: readonly Aviso[]
  /** The notice whose facturas are listed now. */
  abierto?: Aviso | null
  onVer?: (aviso: Aviso | null) => void
  /** Another thing to do about a notice than to see its facturas. */
  action?: (aviso: Aviso) => ReactNode
}
/** The same notice, also once a factura of it is gone: told by what it is and whom it is about, not by its words. */
export const isMismoAviso = (uno: Aviso, otro: Aviso): boolean =>
  uno.codigo === otro.codigo && uno.ids.some((id) => otro.ids.includes(id))

/** The documented notices; each count opens its list. */
export function Avisos({ avisos, abierto, onVer, action }: AvisosProps) {
  if (avisos.length === 0) return null
  const isAbierto = (aviso: Aviso) => abierto != null && isMismoAviso(abierto, aviso)
  return (
    <div
      style={{
        display: 'grid',
        gap: 8,
        // Two abreast where there is room, so that the table stays in sight.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
      }}
    >
      {avisos.map((aviso) => (
        <Notice
          key={`${aviso.codigo} ${aviso.ids.join()}`}
          tono={tonos[aviso.severidad]}
          title={aviso.titulo}
          action={
            action?.(aviso) ??
            (onVer === undefined || aviso.ids.length === 0 || aviso.severidad === 'ok' ? undefined : (
              <Button
                size="small"
                variant="outlined"
                aria-pressed={isAbierto(aviso)}
                onClick={() => onVer(isAbierto(aviso) ? null : aviso)}
              >
                {isAbierto(aviso) ? t.quitarFiltro : t.verLista({ n: aviso.ids.length })}
              </Button>
            ))
          }
        >
          {aviso.texto === '' ? null : aviso.texto}
        </Notice>
      ))}
    </div>
  )
}
