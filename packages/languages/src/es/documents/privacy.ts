import type { WriteDocument } from '@kit/shell/feature'
import { contactOf, runBy } from './runBy.ts'

const privacy: WriteDocument = (message, facts) => ({
  language: 'es',
  introduction: [
    `Esta página dice qué datos guarda ${facts.brand} sobre ti. Nombra lo que el sitio almacena de verdad, con palabras sencillas.`,
    ...runBy(facts),
  ],
  sections: [
    {
      id: 'given',
      heading: message('information.privacy.given'),
      body: [
        'Cuando te registras: tu número de teléfono, un nombre de usuario, una contraseña y un correo, si lo das. De la contraseña solo se guarda un hash, a partir del cual no se puede leer.',
        'Cuando depositas o retiras: el importe, la referencia del pago, la imagen del comprobante y la cuenta en la que recibes los retiros. Cuando nos escribes: lo que escribiste.',
        'Si debemos comprobar quién eres: los documentos que envías para ello.',
      ],
    },
    {
      id: 'use',
      heading: message('information.privacy.use'),
      body: [
        'Cada apuesta con su cuota, importe y horas, y cada cambio de tu saldo: la ley y la equidad con los demás jugadores exigen un registro completo.',
        'Con un acceso y con una apuesta guardamos la dirección de internet, el país, la región y la ciudad que le corresponden, y el tipo de navegador. El lugar sale solo de la dirección; nunca pedimos a tu dispositivo su posición.',
        'Los accesos y los cambios de la contraseña y de las cuentas de retiro se anotan en un registro de seguridad, para que un robo se pueda notar y rastrear.',
      ],
    },
    {
      id: 'browser',
      heading: message('information.privacy.browser'),
      body: [
        'El sitio guarda algunos valores en el almacenamiento de tu navegador. Puedes borrarlos todos en sus ajustes; entonces se cierra tu sesión.',
        {
          list: [
            'tu sesión: hasta que salgas, o cierres el navegador si no marcaste «Recordarme»; a los siete días termina sola',
            'el nombre de usuario, si marcaste «Recordarme»',
            'idioma, tema claro u oscuro, tus importes y ajustes del boleto de apuestas',
            'la última configuración del sitio, para que empiece sin espera',
            'el enlace que te trajo aquí (campaña, código de invitación, sucursal, código promocional): durante 30 días, para enviarse con un registro',
          ],
        },
        'La única cookie que pone el propio sitio distingue una sesión de tu navegador de la siguiente. Las cookies del servidor del operador evitan que tu propio dispositivo quede bloqueado mientras otra persona intenta adivinar tu contraseña.',
      ],
    },
    {
      id: 'purpose',
      heading: message('information.privacy.purpose'),
      body: [
        'Para llevar tu cuenta, aceptar y liquidar apuestas, pagarte, proteger las cuentas, cumplir los deberes que la ley impone a un operador de apuestas y responderte. La medición y la publicidad de terceros se usan solo donde el sitio lo dice.',
        'No vendemos tus datos, y ninguna decisión sobre ti queda solo en manos de un programa, salvo los límites de un mercado, que valen para todos.',
      ],
    },
    {
      id: 'others',
      heading: message('information.privacy.others'),
      body: [
        'Los servicios de pago reciben lo que necesita un pago. Los creadores de los juegos de casino reciben un identificador y los importes de una ronda, pero ni tu nombre ni tu teléfono. Las autoridades reciben lo que la ley nos obliga a darles.',
        'Un chat o un video de otra empresa, donde el sitio lo ofrece, se carga desde esa empresa, que entonces conoce tu dirección de internet.',
      ],
    },
    {
      id: 'time',
      heading: message('information.privacy.time'),
      body: [
        'Las apuestas, los pagos y las pruebas de identidad se guardan el tiempo que exige la ley sobre apuestas y lavado de dinero, normalmente cinco años después del cierre de la cuenta. El registro de seguridad se guarda mientras pueda ayudar a rastrear un abuso. Todo lo demás se borra con la cuenta.',
        'Una cuenta demo y todo lo que le pertenece dura seis horas.',
      ],
    },
    {
      id: 'rights',
      heading: message('information.privacy.rights'),
      body: [
        'Puedes preguntar qué datos tenemos sobre ti y recibir una copia, hacer corregir errores y hacer borrar lo que no debemos guardar. Puedes oponerte a la publicidad en cualquier momento.',
        contactOf(facts),
      ],
    },
  ],
})
export default privacy
