import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { AsuntoInicio } from '@valija/contract/inicio.ts'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { asApiError } from '../../lib/api-error.ts'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { useSesion } from '../../lib/sesion.ts'
import { useWork } from '../../lib/use-work.ts'
import { onHuge, onPhone } from '../../lib/widths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Paragraph, Quiet, Title } from '../../ui/layout.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toasts.ts'
import { c } from '../../ui/tokens.ts'
import { looksOf } from './asuntos.ts'
import { ReenviarTodos } from './reenviar-todos.tsx'

export const List = styled('ul')({
  listStyle: 'none',
  margin: '10px 0 0',
  padding: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 55,
    borderTop: `1px solid ${c.linea}`,
  },
  '& .texto': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  // Buttons that leave the words no room go on below them.
  [onPhone]: {
    '& > li': { padding: '8px 0', flexWrap: 'wrap', justifyContent: 'flex-end' },
    '& .texto': { flexBasis: 130 },
  },
  // A button stays near what it is about.
  [onHuge]: {
    columns: '600px auto',
    columnGap: 40,
    '& > li': { breakInside: 'avoid' },
  },
})

/** What needs somebody, the gravest first; nothing pending is said too. */
export function PendingPanel({ asuntos }: { asuntos: readonly AsuntoInicio[] }) {
  const { capacidades } = useSesion()
  return (
    <PaddedPanel aria-label={t.porResolver}>
      <Title>{t.porResolver}</Title>
      {asuntos.length === 0 ? (
        <Paragraph mt={12}>
          <b>{t.alDia}</b> <Quiet>{t.alDiaTexto}</Quiet>
        </Paragraph>
      ) : (
        <List>
          {looksOf(asuntos, capacidades).map(({ key, asunto, tono, icon, text, action, to }) => (
            <li key={key}>
              <Icon name={icon} size={20} color={c[tono]} />
              <span className="texto">{text}</span>
              {asunto.clase === 'porConciliar' ? <ConciliarExactas /> : null}
              {asunto.clase === 'correosFallidos' ? <ReenviarTodos n={asunto.n} /> : null}
              <LinkButton size="small" to={to} aria-label={`${action}: ${text}`}>
                {action}
              </LinkButton>
            </li>
          ))}
        </List>
      )}
    </PaddedPanel>
  )
}

/** Starts the machine's run: it ties what is exact and unique, and leaves the rest to people. */
function ConciliarExactas() {
  const { busy, run } = useWork()
  const start = () =>
    run(async () => {
      try {
        await conciliacionApi.iniciarCorrida({ body: {} })
        toast(t.conciliando)
      } catch (error) {
        toast(asApiError(error).mensaje, { tono: 'error' })
      }
    })
  return (
    <Button size="small" variant="outlined" loading={busy} onClick={() => void start()}>
      {t.conciliarExactas}
    </Button>
  )
}
