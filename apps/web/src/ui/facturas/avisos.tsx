import Button from '@mui/material/Button'
import type { Aviso } from '@valija/contract/borradores.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { Notice } from '../notice.tsx'
import type { Tono } from '../tokens.ts'

const tonos: Record<Aviso['severidad'], Tono> = { error: 'error', aviso: 'atencion', info: 'info', ok: 'ok' }

type AvisosProps = {
  avisos: readonly Aviso[]
  /** Code of the notice whose facturas are listed now. */
  abierto?: string | null
  onVer?: (aviso: Aviso | null) => void
}
/** The documented notices; each count opens its list. */
export function Avisos({ avisos, abierto, onVer }: AvisosProps) {
  if (avisos.length === 0) return null
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
          key={aviso.codigo}
          tono={tonos[aviso.severidad]}
          title={aviso.titulo}
          action={
            onVer === undefined || aviso.ids.length === 0 || aviso.severidad === 'ok' ? undefined : (
              <Button
                size="small"
                variant="outlined"
                aria-pressed={abierto === aviso.codigo}
                onClick={() => onVer(abierto === aviso.codigo ? null : aviso)}
              >
                {abierto === aviso.codigo ? t.quitarFiltro : t.verLista({ n: aviso.ids.length })}
              </Button>
            )
          }
        >
          {aviso.texto === '' ? null : aviso.texto}
        </Notice>
      ))}
    </div>
  )
}
