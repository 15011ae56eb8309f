// Shows the messages that the shop pushes to this browser; a press opens their page.
self.addEventListener('push', (event) => {
  const { title = 'Hemline', body = '', url = '/' } = event.data?.json() ?? {}
  event.waitUntil(self.registration.showNotification(title, { body, data: { url } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(event.notification.data.url))
})
