import type { WriteDocument } from '@kit/shell/feature'
import { contactOf, runBy } from './runBy.ts'

/** Source: SHELL-093. The company's own terms are at the end. */
const terms: WriteDocument = (message, facts) => ({
  language: 'es',
  warning: {
    title: message('information.terms.phishing'),
    text: `${facts.brand} nunca te pide la contraseña ni un código por teléfono, chat o correo. Antes de entrar, comprueba que la dirección del navegador sea exactamente la nuestra y empiece por https. No sigas enlaces de mensajes a una página de acceso: escribe tú la dirección o usa tu propio marcador. Si escribiste tu contraseña en otro sitio, cámbiala de inmediato y avisa a atención al cliente.`,
  },
  introduction: [
    `Estos términos son el acuerdo entre tú y el operador de ${facts.brand}. Las [reglas](/rules-and-regulation) dicen cómo se liquidan las apuestas, y la [política de privacidad](/privacy-policy) dice qué pasa con tus datos. Ambas forman parte del acuerdo.`,
    ...runBy(facts),
  ],
  sections: [
    {
      id: 'agreement',
      heading: message('information.terms.agreement'),
      body: [
        'Aceptas los términos al abrir una cuenta. Cuando los cambiamos de una forma que te afecta, lo avisamos en el sitio antes de que el cambio entre en vigor. Las apuestas hechas antes se liquidan según los términos y reglas del momento en que se aceptaron.',
        'Si una parte de estos términos es nula según la ley aplicable, las demás siguen vigentes.',
      ],
    },
    {
      id: 'account',
      heading: message('information.terms.account'),
      body: [
        'Puedes abrir una cuenta si tienes al menos 18 años, o más si lo exige la ley de tu lugar, y si apostar es legal donde estás. Te corresponde conocer esa ley. Podemos pedirte una prueba de edad e identidad antes de que apuestes, deposites o retires.',
        'Cada persona tiene una cuenta. La abres a tu nombre, con tu propio número de teléfono, y apuestas solo para ti. Una cuenta no se puede vender, prestar ni dar a otra persona.',
        'Algunas cuentas las abre un agente del operador en lugar de un registro. Para ellas valen los mismos términos.',
      ],
    },
    {
      id: 'security',
      heading: message('information.terms.security'),
      body: [
        'Tu contraseña es solo tuya. Todo lo que se haga con ella cuenta como hecho por ti, hasta que nos avises de que otra persona la conoce. Elige una que no uses en ningún otro sitio: al menos ocho caracteres con una cifra.',
        'Tras varias contraseñas erróneas seguidas, el acceso queda cerrado un tiempo desde donde se escribieron. Para añadir una cuenta de retiros hace falta de nuevo la contraseña, y se cierra tu sesión en los demás dispositivos.',
      ],
    },
    {
      id: 'bets',
      heading: message('information.terms.bets'),
      body: [
        'Una apuesta es válida cuando el operador la ha aceptado, y no antes. Hasta entonces, el boleto muestra que se está haciendo. Una apuesta aceptada aparece en las apuestas abiertas, y ni tú ni nosotros podemos retirarla a voluntad.',
        'Una apuesta espera la demora de su mercado y después se hace a la cuota que pediste o a una mejor. Si la cuota ha empeorado, la apuesta se rechaza, salvo que hayas elegido en el boleto aceptar una cuota peor.',
        'Los importes están entre el mínimo y el máximo de su mercado, y por debajo de los topes de tu cuenta. Podemos rechazar una apuesta, o parte de las apuestas de una cuenta, sin dar un motivo. Una apuesta rechazada no cuesta nada.',
        'Los puntos que puedes perder con tus apuestas abiertas quedan reservados y se muestran como exposición. No se pueden apostar otra vez ni retirar.',
      ],
    },
    {
      id: 'results',
      heading: message('information.terms.results'),
      body: [
        'Los mercados se liquidan según las [reglas](/rules-and-regulation). Cada apuesta liquidada muestra la regla y el cálculo de su resultado.',
        'Cuando un resultado es erróneo, se corrige: las apuestas se liquidan de nuevo, los puntos pagados por error se retiran y los puntos retenidos por error se pagan. Si los puntos ya se gastaron, la cuenta los debe.',
        'Una cuota claramente errónea, como la que corresponde al otro participante, o una apuesta a un evento cuyo resultado ya se conocía, no obliga a nadie. Esa apuesta se anula y su importe se devuelve.',
      ],
    },
    {
      id: 'money',
      heading: message('information.terms.money'),
      body: [
        'Los saldos se cuentan en puntos. No generan intereses ni son un depósito en el sentido de la ley bancaria.',
        'Un depósito cuenta cuando se ha aprobado. Paga solo desde una cuenta a tu nombre y usa cada referencia de transacción una sola vez. Devolvemos lo que venga de otra persona.',
        'Un retiro se paga en una cuenta a tu nombre. Sus puntos quedan apartados desde la solicitud hasta que se paga o se rechaza. Antes de un primer retiro podemos pedirte documentos.',
        'Revisamos las transacciones como exige la ley contra el lavado de dinero y comunicamos lo que parece sospechoso sin avisarte.',
      ],
    },
    {
      id: 'bonuses',
      heading: message('information.terms.bonuses'),
      body: [
        `Cada bono tiene sus propios términos, que se muestran con él antes de que lo elijas. Se da una vez a cada persona, salvo que sus términos digan otra cosa, y es para quienes los cumplen en ese momento.${facts.hasPage('/promotions') ? ' Mira las [promociones](/promotions).' : ''}`,
      ],
    },
    {
      id: 'fairness',
      heading: message('information.terms.fairness'),
      body: [
        'Lo siguiente anula las apuestas afectadas y puede cerrar la cuenta:',
        {
          list: [
            'apostar a un evento en el que participas o en el que puedes influir',
            'actuar junto con otras cuentas para burlar límites o abusar de un bono',
            'programas que apuestan solos, si no los hemos permitido por escrito',
            'aprovechar un fallo del sitio en lugar de avisarnos',
            'pagar con dinero que no es tuyo',
          ],
        },
      ],
    },
    {
      id: 'availability',
      heading: message('information.terms.availability'),
      body: [
        'Los datos en vivo pueden llegar tarde, y las conexiones se cortan. El sitio marca las cuotas que pueden ser antiguas y no envía una apuesta por su cuenta después de un corte. Después pregunta al operador qué pasó con la última apuesta y te lo dice.',
        'Podemos suspender un mercado, un evento o todo el sitio por mantenimiento o seguridad. Las apuestas aceptadas antes siguen siendo válidas. No respondemos por una apuesta que no se pudo hacer.',
      ],
    },
    {
      id: 'closing',
      heading: message('information.terms.closing'),
      body: [
        'Puedes pedir el cierre de tu cuenta en cualquier momento. Las apuestas abiertas siguen hasta su final y después se paga el saldo. Si quieres dejar de jugar para protegerte, dilo: cerramos la cuenta de inmediato y no te abrimos otra. Mira [juego responsable](/responsible-gambling).',
        'Podemos cerrar una cuenta que incumpla estos términos. También en ese caso se paga el saldo que te corresponde.',
      ],
    },
    {
      id: 'complaints',
      heading: message('information.terms.complaints'),
      body: [
        `${contactOf(facts)} Indica la apuesta por su evento, mercado y hora. Miramos el registro del mercado y el de tu cuenta, y respondemos con lo que dicen. Una reclamación sobre un resultado debe llegarnos en los siete días siguientes a la liquidación.`,
      ],
    },
    ...(facts.companyTerms === null
      ? []
      : [{ id: 'company', heading: message('information.terms.company'), body: [facts.companyTerms] }]),
  ],
})
export default terms
