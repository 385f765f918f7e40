name = Czaszki z Sedlec
